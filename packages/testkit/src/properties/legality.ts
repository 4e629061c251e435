import type { Fact, Ply, Refusal, Seat, State } from '@pithead/kernel';
import {
  canonicalJson,
  isPending,
  listOffers,
  Offers,
  offersFor,
  currentStep,
  refuse,
} from '@pithead/kernel';
import { nextSampledNoun, playOnCopy } from '../viewerOutput.ts';
import { sampledPositions } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

const wordsOf = ([verb, noun]: Ply): string => `${verb} ${noun}`;

export const onlyOffersPlay: GameProperty = {
  name: 'what is offered plays and nothing else does',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state } of sampledPositions(run, seed)) {
        const before = canonicalJson(state);
        for (let seat = 0; seat < run.seats; seat++) checkSeat(run, state, seat);
        for (const seat of [-1, run.seats, 32, 0.5, NaN]) checkNoSeat(run, state, seat);
        run.expect(canonicalJson(state) === before, 'asking changed the state');
      }
    }
  },
};

function checkSeat<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
): void {
  const offered = new Set<string>();
  for (const ply of offersFor(run.game, state, seat)) {
    offered.add(wordsOf(ply));
    if (refuse(run.game, state, seat, ply) === undefined) checkPlays(run, state, seat, ply);
    else run.report(`seat ${seat} is offered ${wordsOf(ply)} but may not play it`);
  }
  for (const { verb, nouns } of run.game.moves) {
    for (let noun = 0; noun < nouns.length; noun = nextSampledNoun(noun)) {
      const ply: Ply = [verb, noun];
      if (!offered.has(wordsOf(ply)))
        checkRefused(run, refuse(run.game, state, seat, ply), `seat ${seat}, ${wordsOf(ply)}`);
    }
  }
}

function checkPlays<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
  ply: Ply,
): void {
  try {
    playOnCopy(run.game, state, seat, ply);
  } catch (error) {
    run.report(`seat ${seat} may play ${wordsOf(ply)}, and that threw ${String(error)}`);
  }
}

function checkNoSeat<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
): void {
  for (const { verb } of run.game.moves)
    checkRefused(run, refuse(run.game, state, seat, [verb, 0]), `seat ${seat}, ${verb}`);
  try {
    run.expect(
      offersFor(run.game, state, seat).length === 0,
      `seat ${seat} does not exist and is offered something`,
    );
  } catch (error) {
    run.report(`asking for the offers of seat ${seat}, which does not exist, threw ${String(error)}`);
  }
}

/** Every refusal cites a rule, except `gameOver`. */
function checkRefused<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  why: Refusal | undefined,
  what: string,
): void {
  if (why === undefined) return run.report(`${what}: not offered, but not refused`);
  run.expect(typeof why.reason === 'string' && why.reason !== '', () => `${what}: refused without a reason`);
  run.expect(
    typeof why.rule === 'string' && (why.rule !== '' || why.reason === 'gameOver'),
    () => `${what}: refused (${why.reason}) without a rule`,
  );
}

export const offerAgreesWithRefuse: GameProperty = {
  name: 'offer agrees with refuse',
  check(run) {
    const offers = new Offers();
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state } of sampledPositions(run, seed)) {
        for (let seat = 0; seat < run.seats; seat++) {
          listOffers(run.game, state, seat, offers);
          const listed = offers.codes.slice(0, offers.length);
          run.expect(
            new Set(listed).size === listed.length,
            `seat ${seat} is offered something twice: ${offersFor(run.game, state, seat).map(wordsOf).join(', ')}`,
          );
          compareOffers(run, state, seat);
        }
      }
    }
  },
};

function compareOffers<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  state: S,
  seat: Seat,
): void {
  const listed = offersFor(run.game, state, seat).map(wordsOf);
  const allowed: string[] = [];
  if (isPending(state, seat)) {
    for (const move of run.game.phases[currentStep(state).at]?.moves ?? []) {
      move.nouns.forEach(
        (_, noun) =>
          void (move.refuse(state, seat, noun) === undefined && allowed.push(wordsOf([move.verb, noun]))),
      );
    }
  }
  const extra = listed.filter((words) => !allowed.includes(words));
  const missing = allowed.filter((words) => !listed.includes(words));
  run.expect(extra.length === 0, () => `seat ${seat} is offered what is refused: ${extra.join(', ')}`);
  run.expect(
    missing.length === 0,
    () => `seat ${seat} is not offered what is allowed: ${missing.join(', ')}`,
  );
}
