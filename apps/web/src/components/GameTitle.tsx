import type { JSX } from 'preact';
import { findGame } from '@pithead/games';
import { useLanguage } from '../useTexts.ts';

/** The title, marked with its language; `isLong` adds the name by which it is known in other languages. */
export function GameTitle({
  id,
  isLong = false,
}: {
  readonly id: string;
  readonly isLong?: boolean;
}): JSX.Element {
  const language = useLanguage();
  const game = findGame(id);
  if (game?.titleLanguage === undefined || game.titleLanguage === language) return <>{game?.title ?? id}</>;
  return (
    <>
      <span lang={game.titleLanguage}>{game.title}</span>
      {isLong && game.otherTitle !== undefined && <small class="other-title"> ({game.otherTitle})</small>}
    </>
  );
}
