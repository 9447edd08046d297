import { useComputed } from '@preact/signals';
import { fleetIsPlaced, shipPath } from '../../../src/genres/battleships/formats/picture.ts';
import type { BattleshipsPuzzle } from '../../../src/genres/battleships/puzzle.ts';
import type { OpenBoard } from '../../page/state/open-board.ts';
import { shipRuns, shipsFound } from './clues.ts';
import { STRUCK_SHIPS } from './hand.ts';
import { battleshipsWords } from './words.ts';

const SIDE = 20;

/** The fleet beside the board: a ship is ticked when a closed one of its length lies there, and struck by hand. */
export function Fleet({ board }: { readonly board: OpenBoard<BattleshipsPuzzle> }) {
  const { fleet } = board.puzzle;
  const found = useComputed(() => {
    const known = (cell: number): number => board.known(cell);
    return shipsFound(fleet, shipRuns(board.puzzle, known, fleetIsPlaced(board.puzzle, known)));
  });
  if (fleet.length === 0) return null;
  const order = [...fleet.keys()].sort((a, b) => fleet[b] - fleet[a] || a - b);
  return (
    <section class="fleet" aria-label={battleshipsWords.fleet}>
      {order.map((ship) => {
        const length = fleet[ship];
        const isStruck = board.read(STRUCK_SHIPS, ship) !== 0;
        const isFound = found.value[ship];
        const name = battleshipsWords.ship(length, isFound, isStruck);
        return (
          <button
            type="button"
            key={ship}
            class={`fleet-ship${isFound ? ' found' : ''}${isStruck ? ' struck' : ''}`}
            aria-pressed={isStruck}
            aria-label={name}
            title={name}
            onClick={() => board.play('stroke', [{ layer: STRUCK_SHIPS, index: ship, value: isStruck ? 0 : 1 }])}
          >
            <svg viewBox={`0 0 ${length * SIDE} ${SIDE}`} width={length * 15} height={15} aria-hidden="true">
              <path d={shipPath(length, 0, SIDE / 2, SIDE)} />
            </svg>
          </button>
        );
      })}
    </section>
  );
}
