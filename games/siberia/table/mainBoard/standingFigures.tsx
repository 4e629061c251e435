import { FigurePawns } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

interface Props {
  readonly seat: number;
  readonly count: number;
  readonly at: string;
  /** Accessible name; given only if they can be picked up. */
  readonly name: string | undefined;
  readonly isHeld: boolean;
  take(): void;
}

export function StandingFigures({ seat, count, at, name, isHeld, take }: Props) {
  const { words } = useTableContext();
  const pawns = <FigurePawns seat={seat} count={count} />;
  if (name === undefined) {
    return (
      <span class="sb-standing" data-at={at} aria-hidden="true">
        {pawns}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`sb-standing sb-take ${isHeld ? 'sb-held' : 'is-offered'}`}
      data-stop
      data-at={at}
      aria-pressed={isHeld}
      aria-label={isHeld ? `${name}, ${words.held}` : name}
      onClick={take}
    >
      {pawns}
    </button>
  );
}
