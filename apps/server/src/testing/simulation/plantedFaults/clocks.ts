import type { MatchSession } from '../../../match/matchSession.ts';
import type { MatchState } from '@pithead/match';
import type { SimulationFault } from '../simulationFault.ts';
import { changeSessions } from '../simulationFault.ts';

type StateOverrides = (matchState: MatchState) => Partial<Pick<MatchState, 'seatStatus' | 'clockSeats'>>;

function overrideStateDuringMoves(session: MatchSession, overrides: StateOverrides): void {
  const original = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(session), 'matchState')
    ?.get as () => MatchState;
  const [act, run] = [session.act.bind(session), session.run.bind(session)];
  let isMove = false;
  let isJudged = false;
  session.act = (person, wanted) => {
    isMove = wanted.act === 'play';
    return act(person, wanted);
  };
  session.run = <T>(job: () => T | Promise<T>): Promise<T> => {
    const isOfMove = isMove;
    isMove = false;
    return run(async () => {
      isJudged = isOfMove;
      try {
        return await job();
      } finally {
        isJudged = false;
      }
    });
  };
  Object.defineProperty(session, 'matchState', {
    get: () => (isJudged ? withOverrides(original.call(session), overrides) : original.call(session)),
  });
}

/** Methods run on the true object, because it has private fields. */
function withOverrides(matchState: MatchState, overrides: StateOverrides): MatchState {
  const claimed = overrides(matchState);
  return new Proxy(matchState, {
    get(target, name) {
      const value: unknown = name in claimed ? Reflect.get(claimed, name) : Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const takesLateMoves: SimulationFault = {
  name: 'a move counts though its time has run out',
  context: (context) =>
    changeSessions(context, (session) => overrideStateDuringMoves(session, () => ({ clockSeats: 0 }))),
};

const acceptsMoveAfterTakeover: SimulationFault = {
  name: 'a move counts though a bot has taken over the seat',
  context: (context) =>
    changeSessions(context, (session) =>
      overrideStateDuringMoves(session, ({ seatStatus }) => ({
        seatStatus: { ...seatStatus, standIns: 0 },
      })),
    ),
};

export const PLANTED_CLOCK_FAULTS: readonly SimulationFault[] = [takesLateMoves, acceptsMoveAfterTakeover];
