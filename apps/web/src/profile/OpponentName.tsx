import type { Opponent } from '@pithead/protocol';
import type { JSX } from 'preact';
import { Icon } from '../components/icons.tsx';
import { Link } from '../router.tsx';
import type { ProfileContext } from './profileContext.ts';
import { opponentName } from './profileFormats.ts';

/** A name that leads to its profile, if there is one. */
export function OpponentName({
  other,
  context,
}: {
  readonly other: Opponent;
  readonly context: ProfileContext;
}): JSX.Element {
  const name = opponentName(other, context.texts, context.profileTexts);
  if (other.person === null) return <bdi>{name}</bdi>;
  return (
    <Link to={`/people/${other.person}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}

export function OpponentMark({
  other,
  context,
}: {
  readonly other: Opponent;
  readonly context: ProfileContext;
}): JSX.Element {
  const name = opponentName(other, context.texts, context.profileTexts);
  return (
    <span class="opponent-mark" aria-hidden="true">
      {other.bot === null ? Array.from(name)[0] : <Icon name="bot" />}
    </span>
  );
}
