/** Tells the server what it does not know of the progress in guides, and adds what other devices have told it. */
import { findGame, GAMES } from '@pithead/games';
import type { GuideStatus, AccountGuides } from '@pithead/protocol';
import { recall, remember } from '../../rememberedSettings.ts';
import { isGuideDone, mergeStatus, toStatus } from './guideStatus.ts';
import { findDeviceGuide, saveSyncedGuide, UNSENT } from '../guideStorage.ts';

const FORGOTTEN = 'guidesForgotten';

const forgottenGames = (): readonly string[] => recall(FORGOTTEN)?.split(' ') ?? [];

/** The server forgets the game with the next exchange. */
export function markForgotten(game: string, isForgotten: boolean): void {
  const games = forgottenGames().filter((each) => each !== game);
  const next = isForgotten ? [...games, game] : games;
  remember(FORGOTTEN, next.length === 0 ? undefined : next.join(' '));
}

/** What the server has not been told in the name of this person. */
const unsentGuides = (person: string): GuideStatus[] =>
  GAMES.flatMap(({ id }) => {
    const stored = findDeviceGuide(id);
    return stored === undefined || stored.sentTo === person ? [] : (toStatus(id, stored) ?? []);
  });

const isSame = (one: GuideStatus, other: GuideStatus | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function addKnown(known: GuideStatus, sent: GuideStatus | undefined, person: string): Promise<void> {
  const { game } = known;
  const guide = await findGame(game)?.guide?.();
  if (guide === undefined || forgottenGames().includes(game)) return;
  const stored = findDeviceGuide(game);
  // The learner may have gone on while the answer was on its way.
  const isKnown =
    stored === undefined ||
    stored.sentTo === person ||
    (sent !== undefined && isSame(sent, toStatus(game, stored)));
  const merged = mergeStatus(stored, known);
  const isDone = isGuideDone(guide, merged.finished);
  saveSyncedGuide(game, { ...merged, ...(isDone && { isDone }), ...(isKnown && { sentTo: person }) });
}

export interface GuideRequests {
  forget(game: string): Promise<void>;
  load(): Promise<AccountGuides>;
  save(guides: AccountGuides): Promise<AccountGuides>;
}

/** Rejects as soon as a request does. What was not sent is sent by the next exchange. */
export async function exchangeGuides(person: string, requests: GuideRequests): Promise<void> {
  for (const game of forgottenGames()) {
    await requests.forget(game);
    markForgotten(game, false);
  }
  const unsent = unsentGuides(person);
  const { guides } = await (unsent.length === 0 ? requests.load() : requests.save({ guides: unsent }));
  for (const known of guides)
    await addKnown(
      known,
      unsent.find(({ game }) => game === known.game),
      person,
    );
  if (unsentGuides(person).length === 0) remember(UNSENT, undefined);
}
