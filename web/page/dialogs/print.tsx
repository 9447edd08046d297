import { render } from 'preact';
import { useState } from 'preact/hooks';
import { genreViewOf } from '../../genres/registry.ts';
import { Choice, Tick } from '../panels/controls.tsx';
import { Dialog } from '../panels/dialog.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { answerOf } from '../state/context.ts';
import type { Workbench } from '../state/workbench.ts';
import { pageWords } from '../words.ts';

/** How many boards a page holds, and in how many columns and rows. */
const LAYOUTS = { '1': [1, 1], '2': [1, 2], '4': [2, 2], '6': [2, 3] } as const;
type PerPage = keyof typeof LAYOUTS;

/** A picture on paper. */
interface Print {
  readonly title: string;
  readonly url: string;
}

/** What a page can print on, without margins and headline, in millimetres; fits A4 and Letter. */
const ROOM = { height: 235, gap: 8 };
/** A board that can't be solved in so many seconds goes without its answer. */
const PATIENCE = 60;

export function PrintDialog() {
  const workbench = useWorkbench();
  const { board, library, surface } = workbench;
  const [which, setWhich] = useState<'this' | 'shelf'>('this');
  const [withMarks, setWithMarks] = useState(true);
  const [withAnswers, setWithAnswers] = useState(false);
  const [perPage, setPerPage] = useState<PerPage>('1');
  const [isBusy, setBusy] = useState(false);
  const now = board.value;
  if (!now) return null;
  const chosen = library.chosen.value;
  const go = async (): Promise<void> => {
    setBusy(true);
    const texts = which === 'shelf' ? chosen.map(({ puzzlink }) => puzzlink) : [withMarks ? now.json() : now.key];
    await printBoards(workbench, texts, withAnswers, which === 'shelf' ? perPage : '1');
    surface.close();
  };
  return (
    <Dialog title={pageWords.printTitle}>
      <Choice<'this' | 'shelf'>
        label={pageWords.printWhat}
        name="print-what"
        value={which}
        options={[
          ['this', pageWords.printThis],
          ...(chosen.length > 0 ? [['shelf', pageWords.printShelf(chosen.length)] as const] : []),
        ]}
        onChoose={setWhich}
      />
      {which === 'shelf' ? (
        <Choice<PerPage>
          label={pageWords.printPerPage}
          name="print-per-page"
          value={perPage}
          options={(['1', '2', '4', '6'] as const).map((value) => [value, value] as const)}
          onChoose={setPerPage}
        />
      ) : (
        <Tick label={pageWords.printMarks} checked={withMarks} onChange={setWithMarks} />
      )}
      <Tick label={pageWords.printAnswers} checked={withAnswers} onChange={setWithAnswers} />
      <div class="row">
        <button type="button" class="strong" disabled={isBusy} onClick={() => void go()}>
          {isBusy ? pageWords.printBusy : pageWords.printGo}
        </button>
      </div>
    </Dialog>
  );
}

/** Lays the boards out on pages, the answers after them, and opens the browser's own print window. */
async function printBoards(
  { host, messages }: Workbench,
  texts: readonly string[],
  withAnswers: boolean,
  perPage: PerPage,
): Promise<void> {
  const plain: Print[] = [];
  const solved: Print[] = [];
  const pictureOf = async (text: string): Promise<string> => {
    const printed = await answerOf(
      host.boards.ask((service) => service.print(text, 'svg')),
      messages,
    );
    const svg = printed && 'text' in printed ? printed.text : '';
    return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  };
  for (const [at, text] of texts.entries()) {
    const opened = await answerOf(
      host.boards.ask((service) => service.open(text)),
      messages,
    );
    if (!opened || 'refused' in opened) continue;
    const { width, height } = JSON.parse(opened.puzzle) as { width: number; height: number };
    const number = texts.length > 1 ? `${at + 1}. ` : '';
    const title = `${number}${genreViewOf(opened.genre).words.name}, ${pageWords.size(width, height)}`;
    plain.push({ title, url: await pictureOf(text) });
    if (!withAnswers) continue;
    const status = await answerOf(
      host.printSolver.ask((service) => service.status(opened.puzzle, PATIENCE)),
      messages,
    );
    const answer = status?.answers[0];
    if (!answer) continue;
    // What is printed anyway is no mark of the answer.
    const marks = answer.map((mark, decision) => (mark === opened.printed[decision] ? 0 : mark));
    solved.push({ title, url: await pictureOf(JSON.stringify({ ...JSON.parse(opened.puzzle), marks })) });
  }
  host.printSolver.stop();
  const place = document.getElementById('sheets');
  if (!place) return;
  render(
    [...pagesOf(plain, perPage, ''), ...pagesOf(solved, solved.length > 1 ? '6' : '1', pageWords.answersHead)],
    place,
  );
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
  const cleanUp = (): void => {
    render(null, place);
    for (const { url } of [...plain, ...solved]) URL.revokeObjectURL(url);
  };
  if (plain.length === 0) {
    cleanUp();
    messages.say(pageWords.printNothing, 'bad');
    return;
  }
  // Some browsers return from `print` before the paper is laid out.
  addEventListener('afterprint', cleanUp, { once: true });
  print();
}

function pagesOf(prints: readonly Print[], perPage: PerPage, head: string) {
  const [columns, rows] = LAYOUTS[perPage];
  const pages = [];
  for (let from = 0; from < prints.length; from += columns * rows)
    pages.push(
      <section class="sheet-page" key={`${head}${from}`} style={`grid-template-columns:repeat(${columns},1fr)`}>
        {head !== '' && from === 0 ? <h2 style={`grid-column:span ${columns}`}>{head}</h2> : null}
        {prints.slice(from, from + columns * rows).map(({ title, url }) => (
          <figure key={url}>
            <figcaption>{title}</figcaption>
            <img src={url} alt={title} style={`max-height:${ROOM.height / rows - ROOM.gap}mm`} />
          </figure>
        ))}
      </section>,
    );
  return pages;
}
