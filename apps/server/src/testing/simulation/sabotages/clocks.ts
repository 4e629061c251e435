/** Bugs that accept moves after the clock expired or a bot took over. */
import type { LiveMatch } from '../../../match/live.ts';
import type { Situation } from '../../../match/situation.ts';
import type { Sabotage } from '../sabotage.ts';
import { changeMatches } from '../sabotage.ts';

type Pretence = (situation: Situation) => Partial<Pick<Situation, 'beside' | 'running'>>;

/** While a person's move is validated, and only then, the match state appears changed. */
function pretendToMoves(live: LiveMatch, pretence: Pretence): void {
  const honest = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(live), 'situation')
    ?.get as () => Situation;
  const [act, run] = [live.act.bind(live), live.run.bind(live)];
  let isMove = false;
  let isJudged = false;
  live.act = (person, wanted) => {
    isMove = wanted.act === 'play';
    return act(person, wanted);
  };
  live.run = <T>(job: () => T | Promise<T>): Promise<T> => {
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
  Object.defineProperty(live, 'situation', {
    get: () => (isJudged ? pretended(honest.call(live), pretence) : honest.call(live)),
  });
}

/** Methods run on the true object, because it has private fields. */
function pretended(situation: Situation, pretence: Pretence): Situation {
  const claimed = pretence(situation);
  return new Proxy(situation, {
    get(target, name) {
      const value: unknown = name in claimed ? Reflect.get(claimed, name) : Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const takesLateMoves: Sabotage = {
  name: 'a move counts though its time has run out',
  context: (context) => changeMatches(context, (live) => pretendToMoves(live, () => ({ running: 0 }))),
};

const playsBesideBot: Sabotage = {
  name: 'a move counts though a bot has taken over the seat',
  context: (context) =>
    changeMatches(context, (live) =>
      pretendToMoves(live, ({ beside }) => ({ beside: { ...beside, standIns: 0 } })),
    ),
};

export const CLOCK_RACES: readonly Sabotage[] = [takesLateMoves, playsBesideBot];
