import { useRef, useState } from 'preact/hooks';
import type { Form } from '../../../src/formats/codec.ts';
import { jsonHash, withMarkCode } from '../../workers/board/kaisu-link.ts';
import { download } from '../browser/download.ts';
import { MARKS } from '../game/layers.ts';
import { Tick } from '../panels/controls.tsx';
import { Dialog } from '../panels/dialog.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { answerOf } from '../state/context.ts';
import { fileName } from '../state/file-name.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { entryOf, type Workbench } from '../state/workbench.ts';
import { pageWords } from '../words.ts';

type FileName = keyof typeof pageWords.fileNames;

const FILES: readonly {
  readonly name: FileName;
  readonly form: Form;
  readonly ending: string;
  readonly type: string;
}[] = [
  { name: 'pzprv3', form: 'pzprv3', ending: 'pzprv3.txt', type: 'text/plain' },
  { name: 'json', form: 'json', ending: 'json', type: 'application/json' },
  { name: 'text', form: 'text', ending: 'txt', type: 'text/plain' },
  { name: 'svg', form: 'svg', ending: 'svg', type: 'image/svg+xml' },
  { name: 'png', form: 'svg', ending: 'png', type: 'image/png' },
  { name: 'pdf', form: 'svg', ending: 'pdf', type: 'application/pdf' },
];

/** The links, and every form that the board can be saved in. */
export function ShareDialog() {
  const workbench = useWorkbench();
  const { board, surface } = workbench;
  const [marksInLink, setMarksInLink] = useState(false);
  const [marksInFile, setMarksInFile] = useState(true);
  const now = board.value;
  if (!now) return null;
  return (
    <Dialog title={pageWords.shareTitle}>
      {now.address === undefined ? (
        <p>{pageWords.noAddress}</p>
      ) : (
        <LinkField label={pageWords.link} link={now.address} />
      )}
      <LinkField label={pageWords.kaisuLink} link={kaisuLink(now, marksInLink)} />
      <Tick label={pageWords.withMarks} checked={marksInLink} onChange={setMarksInLink} />
      <h3>{pageWords.saveAs}</h3>
      <Tick label={pageWords.saveMarks} checked={marksInFile} onChange={setMarksInFile} />
      <div class="row">
        {FILES.map((file) => (
          <button type="button" key={file.name} onClick={() => void save(workbench, file, marksInFile)}>
            {pageWords.fileNames[file.name]}
          </button>
        ))}
      </div>
      <div class="row">
        <button type="button" onClick={() => surface.open('print')}>
          {pageWords.printOpen}
        </button>
      </div>
    </Dialog>
  );
}

function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  const { messages } = useWorkbench();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      messages.say(pageWords.copied);
    } catch {
      // The browser forbids it: the text is selected, so that the player's own Ctrl+C copies it.
    }
  };
  return (
    <label class="field">
      <span>{label}</span>
      <span class="row">
        <input ref={field} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={() => void copy()}>
          {pageWords.copy}
        </button>
      </span>
    </label>
  );
}

/** A link to this page that opens the board, with the marks on it if they are wanted. */
function kaisuLink(board: OpenBoard, withMarks: boolean): string {
  const marks = withMarks ? board.game.layers[MARKS] : [];
  const short = board.address === undefined ? undefined : entryOf(board).hash;
  const hash = short === undefined ? jsonHash(withMarks ? board.json() : board.key) : withMarkCode(short, marks);
  return `${location.origin}${location.pathname}#${hash}`;
}

async function save(
  { host, messages, board, entry }: Workbench,
  { form, ending, type, name }: (typeof FILES)[number],
  withMarks: boolean,
): Promise<void> {
  const now = board.peek();
  if (!now) return;
  const printed = await answerOf(
    host.boards.ask((service) => service.print(withMarks ? now.json() : now.key, form)),
    messages,
  );
  if (!printed) return;
  if ('refused' in printed) {
    messages.say(printed.refused, 'bad');
    return;
  }
  if (printed.warnings.length > 0) messages.say(printed.warnings.join(' '));
  const content =
    name === 'png'
      ? await (await import('../browser/pictures.ts')).pngOf(printed.text)
      : name === 'pdf'
        ? await (await import('../browser/pictures.ts')).pdfOf(printed.text)
        : new Blob([printed.text], { type });
  download(`${fileName(now, entry.peek()?.number)}.${ending}`, content);
}
