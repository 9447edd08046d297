import { useState } from 'preact/hooks';
import { Dialog } from '../panels/dialog.tsx';
import { MessageLine } from '../panels/message-line.tsx';
import { openFile, openText } from '../panels/opening.ts';
import { useWorkbench } from '../panels/workbench-context.ts';
import { pageWords } from '../words.ts';

/** Where a link or a file is opened. What is wrong with a text is said here too, since the page lies behind. */
export function OpenDialog() {
  const workbench = useWorkbench();
  const [text, setText] = useState('');
  return (
    <Dialog title={pageWords.openTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void openText(workbench, text);
        }}
      >
        <label class="field">
          <span>{pageWords.openText}</span>
          <textarea
            rows={5}
            spellcheck={false}
            autocomplete="off"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              // A link is one line: Enter opens it. A file's lines may be typed with Shift.
              if (event.key === 'Enter' && !event.shiftKey && !text.includes('\n')) {
                event.preventDefault();
                void openText(workbench, text);
              }
            }}
          />
        </label>
        <MessageLine />
        <p class="soft">{pageWords.openHint}</p>
        <div class="row">
          <button type="submit" class="strong" disabled={text.trim() === ''}>
            {pageWords.openGo}
          </button>
          <label class="button">
            {pageWords.openFile}
            <input
              type="file"
              class="unseen"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (file) void openFile(workbench, file);
              }}
            />
          </label>
        </div>
      </form>
    </Dialog>
  );
}
