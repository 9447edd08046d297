import { Dialog } from '../panels/dialog.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { pageWords } from '../words.ts';

/** The whole answer is never shown without a question before. */
export function AnswerDialog() {
  const { answers, surface } = useWorkbench();
  return (
    <Dialog title={pageWords.showAnswerYes}>
      <p>{pageWords.showAnswerAsk}</p>
      <div class="row">
        <button
          type="button"
          class="strong"
          onClick={() => {
            surface.close();
            answers.show();
          }}
        >
          {pageWords.showAnswerYes}
        </button>
        <button type="button" onClick={() => surface.close()}>
          {pageWords.cancel}
        </button>
      </div>
    </Dialog>
  );
}
