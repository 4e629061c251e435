import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';

export function LogRow({
  actor,
  text,
  seats,
}: {
  readonly actor: number | undefined;
  readonly text: string;
  readonly seats: number;
}): JSX.Element {
  return (
    <li class="log-line">
      {actor === undefined || actor >= seats ? (
        <span class="log-dot" aria-hidden="true" />
      ) : (
        <SeatGlyph seat={actor} />
      )}
      <span>{text}</span>
    </li>
  );
}
