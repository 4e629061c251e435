import type { JSX } from 'preact';

/** Icons of tables, and those that all pages use. */
export const ICON_PATHS = {
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  theme: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.200a6.800 6.800 0 0 1 0 13.600z',
  log: 'M5 4h14v16H5zM8.500 8.500h7M8.500 12h7M8.500 15.500h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 4 4 9l5 5M4 9h10.500a5.500 5.500 0 0 1 0 11H10',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5',
  check: 'M4 12.500l5 5L20 6.500',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  bot: 'M5 9h14v10H5zM12 9V5M9 13v1M15 13v1M9 16.500h6',
} as const;

export const drawIcon = (name: string, path: string): JSX.Element => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const Icon = ({ name }: { readonly name: keyof typeof ICON_PATHS }): JSX.Element =>
  drawIcon(name, ICON_PATHS[name]);

const HEADFRAME =
  'M11 32 15.500 9h5L25 32M13 23h10M14.500 15h7M13 23l8.500-8M23 23l-8.500-8M12 31l11-8M24 31l-11-8' +
  'M20.500 11 33 32';

export function Logo(): JSX.Element {
  return (
    <svg class="logo" viewBox="0 0 36 36" aria-hidden="true">
      <path class="logo-frame" d={HEADFRAME} />
      <path class="logo-ground" d="M3 33.500h30" />
      <circle class="logo-wheel" cx="18" cy="7" r="5" />
      <path class="logo-spokes" d="M18 2v10M13 7h10" />
    </svg>
  );
}
