import { type Signal, useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { boardKey, cursor, cursorShown, pen } from '../cursor.ts';
import { enlarged, type View, WHOLE } from '../game/view.ts';
import { left as leftOpen } from '../hinting.ts';
import type { Sheet } from '../sheet.ts';
import { genres, hush, lit } from '../table.ts';
import { paused } from '../ticking.ts';
import { say } from '../words.ts';
import { left, top } from './parts.tsx';
import { areaOf } from './places.ts';
import { CELL, type Play } from './play.ts';
import { extentOf, marginOf, Pointing } from './pointing.ts';

interface Props {
  readonly sheet: Sheet;
  readonly play: Play;
  /** Names of the pictures laid over the board. */
  readonly overlay: boolean;
  readonly view: Signal<View>;
}

/**
 * A board to play on: the genre's drawing, with everything that is the same for all of them around it. It is one
 * focusable grid; the cells that a screen reader visits are transparent, since the genre draws what is seen.
 */
export function BoardView({ sheet, play, overlay, view }: Props) {
  const { puzzle } = sheet;
  const margin = marginOf(play);
  const extent = useMemo(() => extentOf(puzzle, play), [puzzle, play]);
  const pointing = useMemo(() => new Pointing(sheet, play, view, extent), [sheet, play, view, extent]);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => (svg.current ? pointing.listen(svg.current) : undefined), [pointing]);
  const box = useComputed(() => {
    const { x, y, scale } = view.value;
    return `${x} ${y} ${extent.width / scale} ${extent.height / scale}`;
  });
  // Signals as attributes: a cursor that shows or a pause must not draw a whole large board anew.
  const keyed = useComputed(() => (cursorShown.value ? 'board keyed' : 'board'));
  const covered = useComputed(() => (paused.value ? 'covered' : ''));
  const active = useComputed(() => `cell-${cursor.value.row}-${cursor.value.column}`);
  const name = genres.value.find(({ id }) => id === sheet.genre)?.name ?? sheet.genre;
  const zoom = (times: number): void => {
    view.value = enlarged(view.value, times, extent);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Escape') {
      pointing.fingers.escape();
      pen.value = undefined;
      hush();
    } else if (!event.ctrlKey && !event.metaKey && (key === '+' || key === '=')) zoom(1.25);
    else if (!event.ctrlKey && !event.metaKey && key === '-') zoom(0.8);
    else if (!event.ctrlKey && !event.metaKey && key === '0') view.value = WHOLE;
    else if (paused.value || !boardKey(sheet, event)) return;
    event.preventDefault();
  };
  return (
    <div class="board-place" style={`--aspect:${extent.width / extent.height};--wide:${extent.width}px`}>
      {/* The grid takes the focus itself and tells which of its cells is meant. */}
      <svg
        ref={svg}
        class={keyed}
        role="grid"
        tabindex={0}
        aria-label={say.boardOf(name, puzzle.width, puzzle.height)}
        aria-describedby="board-help"
        aria-activedescendant={active}
        viewBox={box}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) cursorShown.value = true;
        }}
      >
        <Patterns />
        <g transform={`translate(${margin} ${margin})`} class={covered}>
          <play.Drawing sheet={sheet} overlay={overlay} />
          <Lights sheet={sheet} play={play} />
          <CursorMark />
          <Cells sheet={sheet} play={play} />
        </g>
      </svg>
      <span id="board-help" class="unseen">
        {say.boardHelp}
      </span>
    </div>
  );
}

/** Hatchings, so that what is lit differs by more than colour. */
function Patterns() {
  return (
    <defs>
      {['fault', 'because', 'settled', 'differs', 'open', 'inside'].map((tone, i) => (
        <pattern
          key={tone}
          id={`hatch-${tone}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${[45, 135, 0, 90, 45, 135][i]})`}
        >
          <path class={`hatch ${tone}`} d="M0 0V8" />
        </pattern>
      ))}
    </defs>
  );
}

/** Whatever is lit: cells, edges, and whole lines with their number. */
function Lights({ sheet, play }: Pick<Props, 'sheet' | 'play'>) {
  const { puzzle } = sheet;
  const half = CELL / 2;
  return (
    <g class="lights" aria-hidden="true">
      {[...leftOpen.value, ...lit.value].map(({ place, tone }) => {
        const { cells, edges, lines } = areaOf(play, puzzle, place);
        return (
          <g key={`${tone} ${place}`} class={`light ${tone}`}>
            {cells.map((cell) => (
              <rect
                key={cell}
                x={left(puzzle, cell)}
                y={top(puzzle, cell)}
                width={CELL}
                height={CELL}
                fill={`url(#hatch-${tone})`}
              />
            ))}
            {edges.map(([a, b]) => (
              <path
                key={`${a}-${b}`}
                class="edge"
                d={`M${left(puzzle, a) + half} ${top(puzzle, a) + half}L${left(puzzle, b) + half} ${top(puzzle, b) + half}`}
              />
            ))}
            {lines.map(({ kind, at }) => {
              const start = play.outside ? -CELL : 0;
              return kind === 'row' ? (
                <rect
                  key="row"
                  class="line"
                  x={start + 2}
                  y={at * CELL + 2}
                  width={puzzle.width * CELL - start - 4}
                  height={CELL - 4}
                  rx={8}
                />
              ) : (
                <rect
                  key="column"
                  class="line"
                  x={at * CELL + 2}
                  y={start + 2}
                  width={CELL - 4}
                  height={puzzle.height * CELL - start - 4}
                  rx={8}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

function CursorMark() {
  if (!cursorShown.value) return null;
  const { row, column } = cursor.value;
  return (
    <g class={`cursor${pen.value ? ` pen-${pen.value}` : ''}`} aria-hidden="true">
      <rect x={column * CELL + 2} y={row * CELL + 2} width={CELL - 4} height={CELL - 4} rx={4} />
      {pen.value ? <circle cx={column * CELL + CELL / 2} cy={row * CELL + CELL / 2} r={5} /> : null}
    </g>
  );
}

function Cells({ sheet, play }: Pick<Props, 'sheet' | 'play'>) {
  const { width, height } = sheet.puzzle;
  const margins = play.hand.margins && play.describeLine !== undefined;
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    <>
      {margins ? (
        <g role="row" aria-label={say.columnNumber(0)}>
          {columns.map((column) => (
            <LineCell key={column} sheet={sheet} play={play} line="column" at={column} />
          ))}
        </g>
      ) : null}
      {Array.from({ length: height }, (_, row) => (
        <g role="row" aria-label={say.row(row + 1)} key={row}>
          {margins ? <LineCell sheet={sheet} play={play} line="row" at={row} /> : null}
          {columns.map((column) => (
            <Cell key={column} sheet={sheet} play={play} row={row} column={column} />
          ))}
        </g>
      ))}
    </>
  );
}

function Cell({ sheet, play, row, column }: Pick<Props, 'sheet' | 'play'> & { row: number; column: number }) {
  const said = play.describe(sheet, row * sheet.puzzle.width + column);
  return (
    <g role="gridcell" id={`cell-${row}-${column}`} aria-label={`${say.cellAt(row + 1, column + 1)}, ${said}`}>
      <rect class="touch" x={column * CELL} y={row * CELL} width={CELL} height={CELL} />
    </g>
  );
}

function LineCell({ sheet, play, line, at }: Pick<Props, 'sheet' | 'play'> & { line: 'row' | 'column'; at: number }) {
  const [row, column] = line === 'row' ? [at, -1] : [-1, at];
  const name = line === 'row' ? say.rowNumber(at + 1) : say.columnNumber(at + 1);
  return (
    <g role="gridcell" id={`cell-${row}-${column}`} aria-label={`${name}, ${play.describeLine?.(sheet, line, at)}`}>
      <rect class="touch" x={column * CELL} y={row * CELL} width={CELL} height={CELL} />
    </g>
  );
}
