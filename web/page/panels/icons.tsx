/** The outlines of the page's few icons, in a square of 24. */
const PATHS = {
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h8.5a5 5 0 0 1 0 10H11',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-8.5a5 5 0 0 0 0 10H13',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  help: 'M9 9a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1v.4M12 17.8v.2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  boards: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  check: 'M5 12.5l4.5 4.5L19 7',
  try: 'M12 4v7M12 11l-6 9M12 11l6 9',
  shade: 'M5 5h14v14H5z',
  dot: 'M12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  line: 'M5 17V8h14',
  cross: 'M8 8l8 8M16 8l-8 8',
  water: 'M4 12q4-5 8 0t8 0',
  erase: 'M8.5 19.5 4 15l9.5-10 6 5.5-9 9zM8.5 9.8l6.2 5.6M12 20h8',
  pan: 'M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5',
  pause: 'M9 6v12M15 6v12',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      class={name === 'shade' || name === 'dot' ? 'icon full' : 'icon'}
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
