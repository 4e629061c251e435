import type { JSX } from 'preact';

const SHAPES = [
  'M12 5.5 19 18H5z',
  'M12 5.5a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z',
  'M6.500 6.500h11v11h-11z',
  'M12 4.500 19.500 12 12 19.500 4.500 12z',
] as const;

export interface SeatGlyphProps {
  readonly seat: number;
  /** Read aloud; without it the glyph is decoration next to a name. */
  readonly label?: string;
  readonly isOwn?: boolean;
}

export function SeatGlyph({ seat, label, isOwn = false }: SeatGlyphProps): JSX.Element {
  const number = (seat % SHAPES.length) + 1;
  return (
    <svg
      class={`seat-glyph seat-${number}${isOwn ? ' is-own' : ''}`}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <circle class="seat-glyph-disc" cx="12" cy="12" r="11" />
      <path class="seat-glyph-shape" d={SHAPES[number - 1]} />
    </svg>
  );
}

export function FreeSeat({ label }: { readonly label: string }): JSX.Element {
  return (
    <svg
      class="seat-glyph is-free"
      viewBox="0 0 24 24"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle class="seat-glyph-disc" cx="12" cy="12" r="10.500" />
    </svg>
  );
}
