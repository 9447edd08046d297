import { type Signal, useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Layer } from '../../../src/formats/picture/picture.ts';
import { CELL } from '../../../src/formats/picture/piece.ts';
import { genreViewOf } from '../../genres/registry.ts';
import { enlarged, type View, WHOLE } from '../game/view.ts';
import { useWorkbench } from '../panels/workbench-context.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';
import { Cells } from './cells.tsx';
import { Coordinates } from './coordinates.tsx';
import { frameOf } from './frame.ts';
import { Ghosts } from './ghosts.tsx';
import { ghostsOf, highlightsOf } from './highlights.ts';
import { CellLights, LineLights } from './lights.tsx';
import { LayerItems } from './pieces.tsx';
import { Pointing } from './pointing.ts';
import { livePosition } from './position.ts';
import { Strip } from './strip.tsx';
import { Sweep } from './sweep.tsx';

/**
 * A board to play on: the genre's picture, with everything that is the same for all genres around it. It is one
 * focusable grid; the cells that a screen reader visits are transparent, since the picture draws what is seen.
 */
export function BoardView({ board, view }: { readonly board: OpenBoard; readonly view: Signal<View> }) {
  const workbench = useWorkbench();
  const { timer, cursor, settings, solved, showsOverlay } = workbench;
  const genre = genreViewOf(board.genre);
  const { puzzle } = board;
  const picture = useMemo(() => genre.picture(puzzle), [board]);
  const frame = useMemo(() => frameOf(picture), [picture]);
  const position = useMemo(() => livePosition(board, genre, settings), [board]);
  const pointing = useMemo(() => new Pointing(workbench, board, genre, view, frame), [board, view]);
  const highlights = useMemo(() => highlightsOf(workbench), [workbench]);
  const ghosts = useMemo(() => ghostsOf(workbench), [workbench]);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => (svg.current ? pointing.listen(svg.current) : undefined), [pointing]);
  const box = useComputed(() => {
    const { x, y, scale } = view.value;
    return `${x - frame.before} ${y - frame.before} ${frame.width / scale} ${frame.height / scale}`;
  });
  // Signals as attributes: a cursor that shows or a pause must not draw a whole large board anew.
  const keyed = useComputed(
    () => `board${cursor.isShown.value ? ' keyed' : ''}${board.isSolved.value ? ' solved' : ''}`,
  );
  const covered = useComputed(() => (timer.isPaused.value ? 'covered' : ''));
  const active = useComputed(() => `cell-${cursor.place.value.row}-${cursor.place.value.column}`);
  const layersAt = (place: Layer['place']): Layer[] => picture.layers.filter((layer) => layer.place === place);
  const zoom = (times: number): void => {
    view.value = enlarged(view.value, times, frame);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (key === 'Escape') {
      pointing.escape();
      cursor.pen.value = undefined;
      workbench.hints.putAway();
      workbench.checking.asked.value = undefined;
      workbench.messages.clear();
    } else if (isPlain && (key === '+' || key === '=')) zoom(1.25);
    else if (isPlain && key === '-') zoom(0.8);
    else if (isPlain && key === '0') view.value = WHOLE;
    else if (timer.isPaused.value || !cursor.press(board, event)) return;
    event.preventDefault();
  };
  const overlay = genre.overlay;
  return (
    <>
      {/* The grid takes the focus itself and tells which of its cells is meant. */}
      <svg
        ref={svg}
        class={keyed}
        role="grid"
        tabindex={0}
        aria-label={pageWords.boardOf(genre.words.name, puzzle.width, puzzle.height)}
        aria-describedby="board-help"
        aria-activedescendant={active}
        viewBox={box}
        style={`--aspect:${frame.width / frame.height};--columns:${frame.width / CELL}`}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) cursor.isShown.value = true;
        }}
      >
        <g class={covered}>
          {layersAt('cells').map((layer, at) => (
            <>
              {/* The sides lie on the paper and under the walls. */}
              <LayerItems key={at} layer={layer} position={position} />
              {at === 0 && overlay && showsOverlay.value ? <overlay.Drawing key="overlay" board={board} /> : null}
            </>
          ))}
          <CellLights board={board} genre={genre} highlights={highlights} />
          <Ghosts board={board} picture={picture} position={position} marks={ghosts} />
          {solved.value ? <Sweep board={board} genre={genre} picture={picture} position={position} /> : null}
          <CursorMark />
          <Cells board={board} genre={genre} />
          {picture.before > 0 ? (
            <>
              <Strip frame={frame} view={view} place="above">
                {layersAt('above').map((layer, at) => (
                  <LayerItems key={at} layer={layer} position={position} />
                ))}
                <LineLights board={board} genre={genre} highlights={highlights} place="above" />
              </Strip>
              <Strip frame={frame} view={view} place="beside">
                {layersAt('beside').map((layer, at) => (
                  <LayerItems key={at} layer={layer} position={position} />
                ))}
                <LineLights board={board} genre={genre} highlights={highlights} place="beside" />
              </Strip>
            </>
          ) : null}
          <Coordinates shape={puzzle} frame={frame} view={view} />
        </g>
      </svg>
      <span id="board-help" class="unseen">
        {pageWords.boardHelp}
      </span>
    </>
  );
}

function CursorMark() {
  const { cursor } = useWorkbench();
  if (!cursor.isShown.value) return null;
  const { row, column } = cursor.place.value;
  const pen = cursor.pen.value;
  return (
    <g class={`cursor${pen ? ` pen-${pen}` : ''}`} aria-hidden="true">
      <rect x={column * CELL + 2} y={row * CELL + 2} width={CELL - 4} height={CELL - 4} rx={4} />
      {pen ? <circle cx={column * CELL + CELL / 2} cy={row * CELL + CELL / 2} r={5} /> : null}
    </g>
  );
}
