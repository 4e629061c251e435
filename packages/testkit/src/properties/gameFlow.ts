import type { State } from '@pithead/kernel';
import { allSeats, isOver, offersFor, pendingSeats, resolveOptions } from '@pithead/kernel';
import { moveOf } from '../viewerOutput.ts';
import type { RandomGamePosition } from '../randomPlay.ts';
import { randomGame, seatsOfBits } from '../randomPlay.ts';
import type { GameProperty } from '../propertyRun.ts';

export const endsInTime: GameProperty = {
  name: 'random games end in time',
  check(run) {
    const { game, seats, options } = run;
    run.expect(
      Number.isFinite(game.maxPlies(seats, resolveOptions(game, {}))),
      'as it is usually played, the game need never end',
    );
    // A table without a turn limit may go on for ever (RW-18.4): such games are cut off without a finding.
    const maxPlies = game.maxPlies(seats, resolveOptions(game, options));
    for (const seed of run.seeds(run.settings.games)) {
      let last: RandomGamePosition<State> | undefined;
      for (const position of randomGame(run, seed)) last = position;
      run.expect(
        last === undefined || last.played <= maxPlies,
        `still going after the ${maxPlies} plies of the longest game`,
      );
    }
  },
};

export const somebodyCanPlay: GameProperty = {
  name: 'every pending seat has an offer',
  check(run) {
    for (const seed of run.seeds(run.settings.games)) {
      for (const { state } of randomGame(run, seed)) {
        const pending = pendingSeats(state);
        run.expect(isOver(state) || pending > 0, 'nobody is asked, and the game is not over');
        run.expect(
          (pending & ~allSeats(run.seats)) === 0,
          `a seat is asked that does not exist: ${pending.toString(2)}`,
        );
        for (const seat of seatsOfBits(pending, run.seats)) {
          run.expect(
            offersFor(run.game, state, seat).length > 0,
            `seat ${seat} is asked (${state.steps.at(-1)?.at}) and has no offer`,
          );
        }
      }
    }
  },
};

export const forcedPliesArePlayed: GameProperty = {
  name: 'forced plies are played',
  check(run) {
    for (const seed of run.seeds(run.settings.games)) {
      for (const { state } of randomGame(run, seed)) {
        const [seat, ...others] = seatsOfBits(pendingSeats(state), run.seats);
        if (seat === undefined || others.length > 0) continue;
        const [only, ...more] = offersFor(run.game, state, seat);
        if (only === undefined || more.length > 0) continue;
        run.expect(
          moveOf(run.game, only).forced !== true,
          `seat ${seat} is asked for ${only.join(' ')}, which is forced`,
        );
      }
    }
  },
};
