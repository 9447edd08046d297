import { genreViewOf } from '../../genres/registry.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';
import { CheckingDrawer } from './checking-drawer.tsx';
import { HintPanel } from './hint-panel.tsx';
import { Icon } from './icons.tsx';
import { RulesCard } from './rules-card.tsx';
import { SolvedCard } from './solved-card.tsx';
import { Status } from './status.tsx';
import { useWorkbench } from './workbench-context.ts';
import { WorkbenchDrawer } from './workbench-drawer.tsx';

/** Beside the board: what is known of it, the hint, and two drawers for the rest. On a phone it is a sheet below. */
export function SidePanel({ board }: { readonly board: OpenBoard }) {
  const { surface, solved } = useWorkbench();
  const { Aside } = genreViewOf(board.genre);
  const isUp = surface.isSheetUp.value;
  return (
    <aside class="side">
      <button
        type="button"
        class="plain handle"
        aria-expanded={isUp}
        aria-label={pageWords.sheet}
        onClick={() => {
          surface.isSheetUp.value = !isUp;
        }}
      >
        <Icon name={isUp ? 'down' : 'up'} />
      </button>
      {solved.value ? <SolvedCard board={board} /> : <HintPanel board={board} />}
      {Aside ? <Aside board={board} /> : null}
      <Status />
      <RulesCard genre={board.genre} />
      <CheckingDrawer board={board} />
      <WorkbenchDrawer board={board} />
    </aside>
  );
}
