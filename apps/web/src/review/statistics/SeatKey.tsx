import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';

/** Says which glyph is whose. */
export const SeatKey = ({ names }: { readonly names: readonly string[] }): JSX.Element => (
  <ul class="statistics-key">
    {names.map((name, seat) => (
      <li key={seat}>
        <SeatGlyph seat={seat} />
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
);
