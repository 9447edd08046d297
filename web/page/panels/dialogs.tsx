import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DialogName } from '../state/surface.ts';
import { useWorkbench } from './workbench-context.ts';

/** Every window of the page: each loads when it is first opened. */
const windows: Readonly<Record<DialogName, () => Promise<ComponentType>>> = {
  menu: async () => (await import('../dialogs/menu.tsx')).MenuDialog,
  boards: async () => (await import('../dialogs/boards.tsx')).BoardsDialog,
  open: async () => (await import('../dialogs/open.tsx')).OpenDialog,
  share: async () => (await import('../dialogs/share.tsx')).ShareDialog,
  print: async () => (await import('../dialogs/print.tsx')).PrintDialog,
  settings: async () => (await import('../dialogs/settings.tsx')).SettingsDialog,
  help: async () => (await import('../dialogs/help.tsx')).HelpDialog,
  clear: async () => (await import('../dialogs/clear.tsx')).ClearDialog,
  answer: async () => (await import('../dialogs/answer.tsx')).AnswerDialog,
};

export function Dialogs() {
  const { surface } = useWorkbench();
  const name = surface.dialog.value;
  const [loaded, setLoaded] = useState<{ name: DialogName; Content: ComponentType }>();
  useEffect(() => {
    if (name === undefined || loaded?.name === name) return;
    let isWanted = true;
    void windows[name]().then((Content) => {
      if (isWanted) setLoaded({ name, Content });
    });
    return () => {
      isWanted = false;
    };
  }, [name]);
  return name !== undefined && loaded?.name === name ? <loaded.Content key={name} /> : null;
}
