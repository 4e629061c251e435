import type { DecisionResult, DecisionTask, GameWithBots, BotRequest } from '@pithead/bots';
import { createResponder, createDecisionResponder, knownHistory, observe } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply, Seat } from '@pithead/kernel';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import { expect, it } from 'vitest';
import { BotDecision } from './botDecision.ts';

const SEATS = ['Ada', 'Ben', 'Cem'];
const LATER_PLIES = 31;

class BotMatch {
  readonly match: Match;
  readonly #bot: string;
  readonly #answer = createResponder(LOADED_GAMES, () => 0);
  readonly #decide = createDecisionResponder(LOADED_GAMES, () => 0);

  constructor(game: string, bot: string) {
    this.#bot = bot;
    this.match = Match.start((LOADED_GAMES[game] as GameWithBots).game, {
      names: SEATS,
      options: {},
      key: keyFromSeed(game),
    });
  }

  #question(position: Match, seat: Seat): BotRequest {
    const key = keyFromSeed(knownHistory(position, seat).length);
    const { state, history } = observe(position, seat, key);
    return { game: position.game.id, bot: this.#bot, match: 'm', seat, key, now: state, history };
  }

  plyByPly(seat: Seat): readonly Ply[] {
    const decision = new BotDecision(this.match, seat);
    while (!decision.isComplete) decision.add([this.#answer(this.#question(decision.position, seat)).ply]);
    return decision.plies;
  }

  asOneTask(seat: Seat): DecisionResult {
    const { length } = knownHistory(this.match, seat);
    const laterKeys = Array.from({ length: LATER_PLIES }, (_, i) => keyFromSeed(length + 1 + i));
    const task: DecisionTask = { ...this.#question(this.match, seat), laterKeys };
    return structuredClone(this.#decide(structuredClone(task)));
  }
}

it.each([
  ['glueck-auf', 'hewer', 25],
  ['rockwell', 'hewer', 25],
  ['siberia', 'hewer', 25],
  ['siberia', 'foreman', 3],
] as const)(
  'in %s, one task of %s yields the plies that it would play if it were asked before each of them',
  (game, bot, most) => {
    const table = new BotMatch(game, bot);
    const { match } = table;
    let plies = 0;
    let decisions = 0;
    for (; decisions < most && !match.isOver; decisions++) {
      const seat = firstPending(match.state);
      const decided = table.plyByPly(seat);
      expect(table.asOneTask(seat).plies).toEqual(decided);
      match.play(seat, decided);
      plies += decided.length;
    }
    expect(plies).toBeGreaterThan(decisions);
  },
);
