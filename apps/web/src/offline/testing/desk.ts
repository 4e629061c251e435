/** A session without a browser: memory for a shelf, quick bots, no waiting. */
import type { Playable } from '@pithead/bots';
import { mindAt, stopgap } from '@pithead/bots';
import { hexFromKey, keyFromSeed } from '@pithead/kernel';
import { summaryOf } from '../localLook.ts';
import { LocalMatch } from '../localMatch.ts';
import type { Decider } from '../minds.ts';
import { headOf } from '../newMatch.ts';
import { replayed, Session } from '../session.ts';
import type { Shelf } from '../shelf.ts';
import { memoryShelf } from '../shelf.ts';
import type { NewLocal } from '../stored.ts';
import type { Update } from '../viewer.ts';

const greedy = ({ kit }: Playable): Decider => ({
  decide: (match, seat) =>
    Promise.resolve(stopgap(mindAt(match, seat, keyFromSeed(`${seat}/${match.plies.length}`)), kit)),
  hint: () => Promise.resolve([]),
});

export interface Desk {
  readonly shelf: Shelf;
  readonly updates: Update[];
  readonly session: Session;
  last(): Update;
  /** Until nothing more happens. */
  rest(): Promise<void>;
  /** As after a reload of the page. */
  reloaded(): Promise<Desk>;
}

export async function deskFor(playable: Playable, made: Omit<NewLocal, 'name'>, seed: string): Promise<Desk> {
  const shelf = memoryShelf();
  const head = headOf(
    playable.game,
    { ...made, name: 'Ida' },
    { id: 'match', key: hexFromKey(keyFromSeed(seed)), now: 1 },
  );
  await shelf.create(head, summaryOf(new LocalMatch(playable.game, head), 1));
  return openDesk(playable, shelf);
}

async function openDesk(playable: Playable, shelf: Shelf, looker?: number | null): Promise<Desk> {
  const kept = await shelf.read('match');
  const local = kept && replayed(playable, kept);
  if (typeof local !== 'object') throw new Error(`not opened: ${local}`);
  const updates: Update[] = [];
  const session = new Session(
    playable,
    { shelf, minds: greedy(playable), now: () => 2, wait: () => Promise.resolve(), delayMs: () => 0 },
    local,
  );
  session.open(1, looker, (update) => updates.push(update));
  const rest = async (): Promise<void> => {
    for (let before = -1; before !== updates.length;) {
      before = updates.length;
      await new Promise((resolve) => void setTimeout(resolve, 2));
    }
  };
  return {
    shelf,
    updates,
    session,
    last: () => updates.at(-1) as Update,
    rest,
    async reloaded() {
      session.close(1);
      await rest();
      return openDesk(playable, shelf, looker);
    },
  };
}
