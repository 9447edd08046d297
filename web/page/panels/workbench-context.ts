import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Workbench } from '../state/workbench.ts';

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** The page's state, which its root provides. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('no workbench is provided');
  return workbench;
}
