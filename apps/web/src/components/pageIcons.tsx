import type { JSX } from 'preact';
import { drawIcon, ICON_PATHS } from './icons.tsx';

/** All icons: those of tables, and those that only pages with a top bar use. */
const PATHS = {
  ...ICON_PATHS,
  play: 'M7 5v14l12-7z',
  plus: 'M12 5v14M5 12h14',
  house: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  table: 'M3 8h18v3H3zM6 11v9M18 11v9M9 8V4h6v4',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  ladder: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 4-7 8-7s8 2 8 7z',
} as const;

export const PageIcon = ({ name }: { readonly name: keyof typeof PATHS }): JSX.Element =>
  drawIcon(name, PATHS[name]);
