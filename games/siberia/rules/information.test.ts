import { canonicalJson, keyFromSeed, parsePly, redealtCopy, seenPly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, INVESTMENTS_EACH, TILES } from './components.ts';
import { siberia } from './index.ts';
import type { Siberia } from './state.ts';
import {
  HAND,
  isInvested,
  isUnrevealed,
  placeOfEntry,
  playerOf,
  RESEARCH,
  sum,
  tileOfEntry,
} from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  actionNamed,
  passAll,
  audited,
  coverAction,
  does,
  drawTiles,
  freshTable,
  investIn,
  layTile,
  offersOf,
  phaseOf,
  player,
  showInvestments,
  standWorkers,
  tableAtPlacing,
  tableInPlay,
  tileNamed,
  told,
} from './testing/scenario.ts';
import { seen } from './view.ts';

const LOOKERS = [0, 1, 2, undefined] as const;
const HANDS = [
  ['manager', 'worker-gas', 'worker-gas', 'investor-oil', 'salesman-gold', 'logistics-diamond'],
  ['manager', 'manager', 'worker-coal', 'worker-oil', 'salesman-gas', 'logistics-coal'],
  ['investor-gas', 'investor-gas', 'salesman-oil', 'salesman-gas', 'logistics-gas', 'worker-gold'],
];

/** Three players in phase 1: seat 0 has placed two tiles, seat 1 has confirmed, seat 2 has not begun. */
function inPhaseOne(): SiberiaScenario {
  const story = tableAtPlacing(3);
  HANDS.forEach((hand, seat) => drawTiles(story, seat, ...hand));
  layTile(story, 1, 'investor-diamond', 'diamond'); // since the last round
  investIn(story, 1, 'gas');
  does(story, 0, 'placeTile manager>manager, placeTile worker-gas>gas');
  for (const tile of HANDS[1] ?? []) does(story, 1, `placeTile ${tile}>research`);
  does(story, 1, 'confirmPlacement');
  return story;
}

const hidden = (state: Siberia, seat: number): number[] =>
  playerOf(state, seat)
    .tiles.filter((entry) => placeOfEntry(entry) === HAND || isUnrevealed(entry))
    .map(tileOfEntry)
    .sort((a, b) => a - b);
const worlds = ({ state }: SiberiaScenario, looker: number | undefined, count = 60): Siberia[] =>
  Array.from({ length: count }, (_, seed) => redealtCopy(siberia, state, looker, keyFromSeed(seed)));
const different = (lists: readonly (readonly number[])[]): number =>
  new Set(lists.map((list) => list.join())).size;

describe('what everybody sees', () => {
  it('SB-11.1: map, supply, exchanges, figures, investments, boards, passes and money are open to all', () => {
    const story = tableInPlay(3);
    layTile(story, 1, 'worker-gas', 'gas');
    layTile(story, 1, 'worker-oil', 'research');
    investIn(story, 2, 'oil');
    standWorkers(story, 2, 'amur');
    story.state.passed = 0b100;
    player(story, 0).income = [3000, 0, 0, 2000, 0];
    for (const looker of LOOKERS) {
      const view = siberia.view(story.state, looker);
      const { cubes, closed, supply, sold, cities, faceUp, passed, round, startPlayer, ended } = story.state;
      expect(view).toMatchObject({
        cubes,
        closed,
        supply,
        sold,
        cities,
        faceUp,
        passed,
        round,
        startPlayer,
        ended,
      });
      expect([view.investmentsInStack, view.bagSize]).toEqual([
        sum(story.state.investments),
        sum(story.state.bag),
      ]);
      view.players.forEach((each, seat) => expect(each).toMatchObject(player(story, seat)));
      expect(view.players.map(({ money }) => money)).toEqual([5000, 0, 0]);
    }
  });

  it('SB-11.1: seats that have confirmed are public, and the boards without the tiles being placed', () => {
    const story = inPhaseOne();
    for (const looker of LOOKERS) {
      const view = siberia.view(story.state, looker);
      expect(view.steps).toEqual([{ at: 'placing', pending: 0b101, left: 0 }]);
      if (looker !== 1) expect(view.players[1]?.tiles.map(placeOfEntry)).toEqual([actionNamed('diamond')]);
    }
    expect(told(story, 'placementConfirmed')).toEqual([{ type: 'placementConfirmed', seat: 1 }]);
  });

  it('SB-11.1: the steps of a running action are public, too', () => {
    const story = tableInPlay(2);
    layTile(story, 0, 'worker-oil', 'research');
    layTile(story, 0, 'worker-gold', 'research');
    does(story, 0, 'execute research');
    expect(siberia.view(story.state, 1).resolving).toEqual([
      tileNamed('worker-oil'),
      tileNamed('worker-gold'),
    ]);
    for (const fact of story.facts) expect(seen(fact, 1)).toEqual(fact);
  });
});

describe('what nobody sees', () => {
  it('SB-11.2: no view holds the bag or the investment stack, and redeals draw different tiles from them', () => {
    const story = tableInPlay(2);
    for (const looker of LOOKERS.slice(1)) {
      const keys = Object.keys(siberia.view(story.state, looker));
      expect(keys.filter((key) => ['bag', 'investments', 'chance'].includes(key))).toEqual([]);
    }
    const draws = worlds(story, 0).map((state) => {
      passAll({ state, facts: [] });
      return hidden(state, 0);
    });
    expect(different(draws)).toBeGreaterThan(50);
    coverAction(story, 0, 'investor');
    showInvestments(story, 'gas', 'gas', 'coal', 'coal');
    does(story, 0, 'execute investor, invest gas');
    const revealed = worlds(story, 0).map((state) => {
      does({ state, facts: [] }, 0, 'endTurn');
      return state.faceUp;
    });
    // all but gas and coal, which lie open
    expect(new Set(revealed.map((faceUp) => faceUp.at(-1))).size).toBe(8);
  });

  it('SB-11.2: in phase 2 the content of bag and investment stack follows from public information', () => {
    const story = tableInPlay(3);
    for (const seat of [0, 1, 2]) coverAction(story, seat, 'coal');
    layTile(story, 1, 'manager', 'research');
    investIn(story, 1, 'gas', 'worker');
    const view = siberia.view(story.state, undefined);
    const lying = view.players.flatMap(({ tiles }) => tiles.map(tileOfEntry));
    expect(TILES.map(({ count }, tile) => count - lying.filter((each) => each === tile).length)).toEqual(
      story.state.bag,
    );
    const stack = ACTIONS.map(
      (_, action) =>
        INVESTMENTS_EACH -
        view.faceUp.filter((each) => each === action).length -
        view.players.filter((each) => isInvested(each, action)).length,
    );
    expect(stack).toEqual(story.state.investments);
  });

  it('SB-11.2: in phase 2 a redeal changes nothing but the random key', () => {
    const story = tableInPlay(2);
    coverAction(story, 0, 'gas');
    for (const looker of LOOKERS.slice(1)) {
      const world = redealtCopy(siberia, story.state, looker, keyFromSeed(1));
      expect({ ...world, chance: undefined }).toEqual({ ...story.state, chance: undefined });
      expect(world.chance).not.toEqual(story.state.chance);
    }
  });
});

describe('SB-11.3: what only its owner sees', () => {
  it('SB-11.3: new tiles and where they are placed are known to their owner until all have confirmed', () => {
    const story = inPhaseOne();
    for (const looker of LOOKERS) {
      siberia.view(story.state, looker).players.forEach(({ tiles }, seat) => {
        const shown = tiles.filter((entry) => placeOfEntry(entry) === HAND || isUnrevealed(entry));
        expect(shown).toHaveLength(looker === seat ? 6 : 0);
      });
    }
    does(
      story,
      0,
      'placeTile worker-gas>gas, placeTile investor-oil>oil, ' +
        'placeTile salesman-gold>gold, placeTile logistics-diamond>research',
    );
    does(story, 0, 'confirmPlacement');
    expect(siberia.view(story.state, 1).players[0]?.tiles).toEqual([]);
    for (const tile of HANDS[2] ?? []) does(story, 2, `placeTile ${tile}>research`);
    does(story, 2, 'confirmPlacement');
    for (const looker of LOOKERS) {
      expect(siberia.view(story.state, looker).players.map(({ tiles }) => tiles.length)).toEqual([6, 7, 6]);
      expect(siberia.view(story.state, looker).players[0]?.tiles).toEqual(player(story, 0).tiles);
    }
  });

  it('SB-11.3: the others learn the number of drawn tiles, confirmations and the reveal, no placement', () => {
    const story = freshTable(2, { exchangeSides: 'drawn' });
    does(story, 0, offersOf(story, 0)[0] as string);
    const drawn = told(story, 'tilesDrawn').find(({ seat }) => seat === 0);
    const [placed] = told(story, 'tilePlaced');
    if (drawn === undefined || placed === undefined) throw new Error('nothing was told');
    expect([seen(drawn, 0), seen(placed, 0)]).toEqual([drawn, placed]);
    for (const looker of [1, undefined]) {
      expect(seen(drawn, looker)).toEqual({ type: 'tilesDrawn', seat: 0, count: 6, tiles: [] });
      expect(seen(placed, looker)).toBeUndefined();
    }
    const open = { type: 'placementRevealed', seat: 0, tiles: [0], places: [0] } as const;
    expect([seen(open, 1), seen({ type: 'placementConfirmed', seat: 0 }, 1)]).toEqual([
      open,
      { type: 'placementConfirmed', seat: 0 },
    ]);
  });

  it('SB-11.3: the plies tell the others nothing about which tile went where', () => {
    const [verb, noun] = parsePly(siberia, 'placeTile worker-gas>gas');
    expect(seenPly(siberia, [0, verb, noun], 0)).toEqual([0, verb, noun]);
    expect(seenPly(siberia, [0, verb, noun], 1)).toEqual([0, verb, -1]);
    expect(seenPly(siberia, [0, verb, noun], undefined)).toEqual([0, verb, -1]);
  });
});

describe('redeal', () => {
  it('SB-11.3: a redeal keeps what the viewer knows, byte for byte, and is a possible table', () => {
    const story = inPhaseOne();
    for (const looker of LOOKERS) {
      for (const state of worlds(story, looker, 20)) {
        expect(canonicalJson(siberia.view(state, looker))).toBe(
          canonicalJson(siberia.view(story.state, looker)),
        );
        expect(siberia.audit(state)).toEqual([]);
        if (looker !== undefined) expect(playerOf(state, looker).tiles).toEqual(player(story, looker).tiles);
        expect([0, 1, 2].map((seat) => hidden(state, seat).length)).toEqual([6, 6, 6]);
      }
    }
    expect(audited(story)).toEqual([]);
  });

  it('SB-11.2, SB-11.3: the new tiles of the others and the bag are one pool', () => {
    const story = inPhaseOne();
    const deals = worlds(story, 0);
    for (const seat of [1, 2])
      expect(different(deals.map((state) => hidden(state, seat)))).toBeGreaterThan(50);
    expect(different(worlds(story, undefined).map((state) => hidden(state, 0)))).toBeGreaterThan(50);
    const pool = (state: Siberia): number[] => {
      const counts = [...state.bag];
      for (const tile of [...hidden(state, 1), ...hidden(state, 2)])
        counts[tile] = (counts[tile] as number) + 1;
      return counts;
    };
    for (const state of deals) expect(pool(state)).toEqual(pool(story.state));
  });

  it('SB-11.2: every tile of the pool is equally likely', () => {
    const story = inPhaseOne();
    const managers = worlds(story, 0, 2000).map(
      (state) => hidden(state, 2).filter((tile) => tile === 0).length,
    );
    const inPool = 13; // seat 0 has one of 14
    const expected = (6 * inPool) / (70 - 6 - 1); // seat 0's six tiles and the one on diamond are known
    expect(Math.abs(sum(managers) / managers.length - expected)).toBeLessThan(0.1);
  });

  it('SB-11.3: a seat that has confirmed has placed all six legally; the progress of the others is hidden', () => {
    const story = inPhaseOne();
    for (const action of ACTIONS)
      if (action !== 'gas' && action !== 'diamond' && action !== 'gold') coverAction(story, 1, action);
    const places = new Set<number>();
    const inHand = new Set<number>();
    for (const state of worlds(story, 0)) {
      const entries = playerOf(state, 1).tiles.filter(isUnrevealed);
      expect(entries).toHaveLength(6);
      for (const entry of entries) places.add(placeOfEntry(entry));
      expect(playerOf(state, 2).tiles).toHaveLength(6);
      inHand.add(playerOf(state, 2).tiles.filter((entry) => placeOfEntry(entry) === HAND).length);
      does(
        { state, facts: [] },
        0,
        HANDS[0]
          ?.slice(2)
          .map((tile) => `placeTile ${tile}>research`)
          .join(', ') ?? '',
      );
      expect(siberia.audit(state)).toEqual([]);
    }
    expect(inHand.size).toBeGreaterThan(3);
    // Free are one field of gas (the investment covers the other), one of diamond, both of gold, and
    // research.
    expect([...places].sort((a, b) => a - b)).toEqual([
      ...(['gas', 'gold', 'diamond'] as const).map(actionNamed),
      RESEARCH,
    ]);
  });
});

describe('decisions', () => {
  it('SB-11.5: only the eleven kinds of decisions are asked for', () => {
    expect([...siberia.verbs.keys()]).toEqual([
      'chooseSide', // (1)
      'confirmSides',
      'placeTile', // (2)
      'confirmPlacement',
      'execute', // (3)
      'pass',
      'nameTile', // (4)
      'nameResource',
      'placeCube',
      'placeJoker', // (5)
      'forgo', // (5) to (10): or none
      'moveWorker', // (6)
      'sendSalesman', // (7)
      'sendWorker', // (8)
      'invest', // (9)
      'sell', // (10)
      'endTurn', // confirming a turn is no decision of the rules
      'returnTile', // (11)
    ]);
  });

  it('SB-11.5: logistics ends automatically after the third step, research after the last tile', () => {
    const story = tableInPlay(2);
    coverAction(story, 0, 'logistics');
    layTile(story, 0, 'worker-oil', 'research');
    does(story, 0, 'execute research, placeCube amur');
    expect(phaseOf(story)).toBe('endOfTurn');
    does(story, 0, 'endTurn');
    does(
      story,
      0,
      'execute logistics, moveWorker vladivostok>amur, moveWorker amur>aldan, moveWorker aldan>yana',
    );
    expect(phaseOf(story)).toBe('endOfTurn');
  });
});
