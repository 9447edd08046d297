import { signal } from '@preact/signals';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { desk, press } from '../inside.ts';
import { chosen } from '../shelf.ts';
import { genres, sheet, tell } from '../table.ts';
import { say } from '../words.ts';
import { Choice, Dialog } from './parts.tsx';

export const printing = signal(false);

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

export function PrintDialog() {
  const [which, setWhich] = useState<'this' | 'shelf'>('this');
  const [marks, setMarks] = useState(false);
  const [answers, setAnswers] = useState(false);
  const [perPage, setPerPage] = useState<PerPage>('1');
  const [busy, setBusy] = useState(false);
  const now = sheet.value;
  if (!now) return null;
  const count = chosen.value.length;
  const go = async (): Promise<void> => {
    setBusy(true);
    const boards = which === 'shelf' ? chosen.value.map(({ puzzlink }) => puzzlink) : [marks ? now.json() : now.key];
    try {
      await printBoards(boards, answers, which === 'shelf' ? perPage : '1');
    } finally {
      setBusy(false);
      printing.value = false;
    }
  };
  return (
    <Dialog open={printing} title={say.printTitle}>
      <Choice<'this' | 'shelf'>
        label={say.printWhat}
        name="print-what"
        value={which}
        options={[['this', say.printThis], ...(count > 0 ? [['shelf', say.printShelf(count)] as const] : [])]}
        onChoose={setWhich}
      />
      {which === 'shelf' ? (
        <Choice<PerPage>
          label={say.printPerPage}
          name="print-per-page"
          value={perPage}
          options={(['1', '2', '4', '6'] as const).map((value) => [value, value] as const)}
          onChoose={setPerPage}
        />
      ) : (
        <Tick label={say.printMarks} checked={marks} onChange={setMarks} />
      )}
      <Tick label={say.printAnswers} checked={answers} onChange={setAnswers} />
      <div class="row">
        <button type="button" class="strong" disabled={busy} onClick={() => void go()}>
          {busy ? say.printBusy : say.printGo}
        </button>
      </div>
    </Dialog>
  );
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange(value: boolean): void }) {
  return (
    <label class="tick-box">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Lays the boards out on pages, the answers after them, and opens the browser's own print window. */
async function printBoards(boards: readonly string[], answers: boolean, perPage: PerPage): Promise<void> {
  const plain: Print[] = [];
  const solved: Print[] = [];
  for (const [at, text] of boards.entries()) {
    const opened = await desk.open(text);
    if ('refused' in opened) continue;
    const { width, height } = JSON.parse(opened.puzzle) as { width: number; height: number };
    const name = genres.value.find(({ id }) => id === opened.genre)?.name ?? '';
    const title = `${boards.length > 1 ? `${at + 1}. ` : ''}${name}, ${width} × ${height}`;
    plain.push({ title, url: await picture(text) });
    if (!answers) continue;
    // A board that can't be solved in a minute goes without; its number is missing among the answers.
    const { answers: found } = await press.remote.status(opened.puzzle, 60);
    if (found.length > 0)
      solved.push({ title, url: await picture(JSON.stringify({ ...JSON.parse(opened.puzzle), marks: found[0] })) });
  }
  const place = document.getElementById('sheets');
  if (!place) return;
  const pages = [...pagesOf(plain, perPage, ''), ...pagesOf(solved, solved.length > 1 ? '6' : '1', say.answersHead)];
  render(pages, place);
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
  if (plain.length === 0) tell(say.printNothing, 'bad');
  else print();
  render(null, place);
  press.stop();
  for (const { url } of [...plain, ...solved]) URL.revokeObjectURL(url);
}

async function picture(text: string): Promise<string> {
  const printed = await desk.print(text, 'svg');
  return URL.createObjectURL(new Blob(['refused' in printed ? '' : printed.text], { type: 'image/svg+xml' }));
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
