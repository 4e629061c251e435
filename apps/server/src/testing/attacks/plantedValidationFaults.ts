/** Faults that make the server accept what it must refuse, to show that the attacks notice. */
import { Match } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import { ClientMessage } from '@pithead/protocol';
import { MatchSession } from '../../match/matchSession.ts';
import { RequestError } from '../../requestError.ts';
import { replaceMethod } from '../fakes/replaceMethod.ts';

export interface ValidationFault {
  readonly name: string;
  readonly plant: () => () => void;
}

const changeActs = (change: (session: MatchSession, act: Act) => Partial<Act>): (() => () => void) => {
  return () =>
    replaceMethod(
      MatchSession,
      'act',
      (original) =>
        function act(this: MatchSession, person: string, given: Act) {
          return original.call(this, person, { ...given, ...change(this, given) } as Act);
        },
    );
};

const onRefusal = (
  answer: (session: MatchSession, act: Act, why: RequestError) => number | Promise<number>,
): (() => () => void) => {
  return () =>
    replaceMethod(
      MatchSession,
      'act',
      (original) =>
        async function act(this: MatchSession, person: string, given: Act) {
          return original.call(this, person, given).catch((error: unknown) => {
            if (error instanceof RequestError) return answer(this, given, error);
            throw error;
          });
        },
    );
};

type UnknownRecord = Record<string, unknown>;
const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const repairBeforeParsing = (repair: (act: UnknownRecord) => UnknownRecord): (() => () => void) => {
  return () => {
    const original = ClientMessage.safeParse;
    ClientMessage.safeParse = ((value: unknown) =>
      original(
        isRecord(value) && isRecord(value['act']) ? { ...value, act: repair(value['act']) } : value,
      )) as typeof original;
    return () => void (ClientMessage.safeParse = original);
  };
};

const KEYS = ['act', 'seat', 'id', 'seq', 'plies', 'reach', 'agree'];

const VALIDATION_FAULTS: readonly ValidationFault[] = [
  {
    name: 'anybody acts for any seat',
    plant: () =>
      replaceMethod(
        MatchSession,
        'act',
        (original) =>
          function act(this: MatchSession, person: string, given: Act) {
            return original.call(this, this.seats[given.seat]?.person ?? person, given);
          },
      ),
  },
  {
    name: 'a stale command is played',
    plant: changeActs((session, { seat, seq }) => ({ seq: Math.max(seq, session.matchState.seqFor(seat)) })),
  },
  {
    name: 'a command from the future is played',
    plant: changeActs((session, { seat, seq }) => ({ seq: Math.min(seq, session.matchState.seqFor(seat)) })),
  },
  {
    name: 'half a command is played',
    plant: () =>
      replaceMethod(
        Match,
        'play',
        (original) =>
          function play(this: Match, seat, plies) {
            for (const ply of plies) {
              const refused = original.call(this, seat, [ply]);
              if (refused !== undefined) return refused;
            }
            return undefined;
          },
      ),
  },
  {
    name: 'a refused command leaves a trace in the state',
    plant: onRefusal((session, _act, why) => {
      session.matchState.gameState.seals++;
      throw why;
    }),
  },
  {
    name: 'a play that the rules refuse is acknowledged',
    plant: onRefusal((session, { seat }, why) => {
      if (why.refusal.reason === 'refusedByRules') return session.matchState.seqFor(seat);
      throw why;
    }),
  },
  {
    name: 'a refusal gives a reason that nobody knows',
    plant: onRefusal((_live, _act, why) => {
      throw Object.assign(why, { refusal: { ...why.refusal, reason: 'no' } });
    }),
  },
  {
    name: 'the rules refuse without saying why',
    plant: onRefusal((_live, _act, why) => {
      const { why: _why, ...refusal } = why.refusal;
      throw Object.assign(why, { refusal });
    }),
  },
  {
    name: 'a refusal is reported as an internal error',
    plant: onRefusal(() => {
      throw new TypeError('not a function');
    }),
  },
  { name: 'a refused command gets no answer', plant: onRefusal(() => new Promise(() => undefined)) },
  {
    name: 'unknown keys are let through',
    plant: repairBeforeParsing((act) =>
      Object.fromEntries(Object.entries(act).filter(([key]) => KEYS.includes(key))),
    ),
  },
  {
    name: 'numbers written as text are understood',
    plant: repairBeforeParsing((act) => ({
      ...act,
      ...(typeof act['seat'] === 'string' && { seat: Number(act['seat']) }),
    })),
  },
  { name: 'a missing seat counts as seat 0', plant: repairBeforeParsing((act) => ({ seat: 0, ...act })) },
  {
    name: 'a missing sequence number counts as 0',
    plant: repairBeforeParsing((act) => ({ seq: 0, ...act })),
  },
  {
    name: 'a ply may have a third part',
    plant: repairBeforeParsing((act) => {
      const { plies } = act;
      return Array.isArray(plies)
        ? { ...act, plies: plies.map((ply: unknown) => (Array.isArray(ply) ? ply.slice(0, 2) : ply)) }
        : act;
    }),
  },
  {
    name: 'an object that looks like an array is accepted',
    plant: repairBeforeParsing((act) => {
      const { plies } = act;
      return isRecord(plies) && plies['length'] === 1 ? { ...act, plies: [plies['0']] } : act;
    }),
  },
];

export async function* plantedValidationFaults(
  attack: () => Promise<readonly string[]>,
): AsyncGenerator<readonly [name: string, isCaught: boolean], void> {
  for (const { name, plant } of VALIDATION_FAULTS) {
    const close = plant();
    yield [name, (await attack().finally(close)).length > 0];
  }
}
