/**
 * Planted faults in validation: each makes the server accept what it must refuse, to show that the attacks
 * notice.
 */
import { Match } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import { ClientMessage } from '@pithead/protocol';
import { LiveMatch } from '../match/live.ts';
import { Refuse } from '../refuse.ts';
import { instead } from './instead.ts';

export interface OpenDoor {
  readonly name: string;
  readonly open: () => () => void;
}

/** Changes the act before it is validated. */
const actAs = (change: (live: LiveMatch, act: Act) => Partial<Act>): (() => () => void) => {
  return () =>
    instead(
      LiveMatch,
      'act',
      (honest) =>
        function act(this: LiveMatch, person: string, given: Act) {
          return honest.call(this, person, { ...given, ...change(this, given) } as Act);
        },
    );
};

/** Answers something else than the refusal. */
const onRefusal = (
  answer: (live: LiveMatch, act: Act, why: Refuse) => number | Promise<number>,
): (() => () => void) => {
  return () =>
    instead(
      LiveMatch,
      'act',
      (honest) =>
        async function act(this: LiveMatch, person: string, given: Act) {
          return honest.call(this, person, given).catch((error: unknown) => {
            if (error instanceof Refuse) return answer(this, given, error);
            throw error;
          });
        },
    );
};

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Repairs malformed acts before they are parsed. */
const mending = (mend: (act: Loose) => Loose): (() => () => void) => {
  return () => {
    const honest = ClientMessage.safeParse;
    ClientMessage.safeParse = ((value: unknown) =>
      honest(
        isLoose(value) && isLoose(value['act']) ? { ...value, act: mend(value['act']) } : value,
      )) as typeof honest;
    return () => void (ClientMessage.safeParse = honest);
  };
};

const KEYS = ['act', 'seat', 'id', 'seq', 'plies', 'reach', 'agree'];

const OPEN_DOORS: readonly OpenDoor[] = [
  {
    name: 'anybody acts for any seat',
    open: () =>
      instead(
        LiveMatch,
        'act',
        (honest) =>
          function act(this: LiveMatch, person: string, given: Act) {
            return honest.call(this, this.seats[given.seat]?.person ?? person, given);
          },
      ),
  },
  {
    name: 'a stale command is played',
    open: actAs((live, { seat, seq }) => ({ seq: Math.max(seq, live.situation.seqFor(seat)) })),
  },
  {
    name: 'a command from the future is played',
    open: actAs((live, { seat, seq }) => ({ seq: Math.min(seq, live.situation.seqFor(seat)) })),
  },
  {
    name: 'half a command is played',
    open: () =>
      instead(
        Match,
        'play',
        (honest) =>
          function play(this: Match, seat, plies) {
            for (const ply of plies) {
              const refused = honest.call(this, seat, [ply]);
              if (refused !== undefined) return refused;
            }
            return undefined;
          },
      ),
  },
  {
    name: 'a refused command leaves a trace in the state',
    open: onRefusal((live, _act, why) => {
      live.situation.state.seals++;
      throw why;
    }),
  },
  {
    name: 'what the rules refuse is said to be done',
    open: onRefusal((live, { seat }, why) => {
      if (why.refused.reason === 'refusedByRules') return live.situation.seqFor(seat);
      throw why;
    }),
  },
  {
    name: 'a refusal gives a reason that nobody knows',
    open: onRefusal((_live, _act, why) => {
      throw Object.assign(why, { refused: { ...why.refused, reason: 'no' } });
    }),
  },
  {
    name: 'the rules refuse without saying why',
    open: onRefusal((_live, _act, why) => {
      const { why: _why, ...refused } = why.refused;
      throw Object.assign(why, { refused });
    }),
  },
  {
    name: 'a refusal is a mistake of the server',
    open: onRefusal(() => {
      throw new TypeError('not a function');
    }),
  },
  { name: 'a refused command gets no answer', open: onRefusal(() => new Promise(() => undefined)) },
  {
    name: 'unknown keys are let through',
    open: mending((act) => Object.fromEntries(Object.entries(act).filter(([key]) => KEYS.includes(key)))),
  },
  {
    name: 'numbers written as text are understood',
    open: mending((act) => ({
      ...act,
      ...(typeof act['seat'] === 'string' && { seat: Number(act['seat']) }),
    })),
  },
  { name: 'who forgets the seat is the first', open: mending((act) => ({ seat: 0, ...act })) },
  { name: 'who forgets the number of the news knows of none', open: mending((act) => ({ seq: 0, ...act })) },
  {
    name: 'a ply may have a third part',
    open: mending((act) => {
      const { plies } = act;
      return Array.isArray(plies)
        ? { ...act, plies: plies.map((ply: unknown) => (Array.isArray(ply) ? ply.slice(0, 2) : ply)) }
        : act;
    }),
  },
  {
    name: 'a list that only looks like one is read',
    open: mending((act) => {
      const { plies } = act;
      return isLoose(plies) && plies['length'] === 1 ? { ...act, plies: [plies['0']] } : act;
    }),
  },
];

export async function* plantedDoors(
  besiege: () => Promise<readonly string[]>,
): AsyncGenerator<readonly [name: string, isCaught: boolean], void> {
  for (const { name, open } of OPEN_DOORS) {
    const close = open();
    yield [name, (await besiege().finally(close)).length > 0];
  }
}
