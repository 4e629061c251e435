import { canonicalJson, keyFromSeed, parsePly, redealtCopy, seenPly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, INVESTMENTS_PER_ACTION, TILES } from './components.ts';
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
  auditOf,
  coverAction,
  playPlies,
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
  factsOf,
} from './testing/scenario.ts';
import { seen } from './view.ts';

const VIEWERS = [0, 1, 2, undefined] as const;
const HANDS = [
  ['manager', 'worker-gas', 'worker-gas', 'investor-oil', 'salesman-gold', 'logistics-diamond'],
  ['manager', 'manager', 'worker-coal', 'worker-oil', 'salesman-gas', 'logistics-coal'],
  ['investor-gas', 'investor-gas', 'salesman-oil', 'salesman-gas', 'logistics-gas', 'worker-gold'],
];

/** Three players in phase 1: seat 0 has placed two tiles, seat 1 has confirmed, seat 2 has not begun. */
function inPhaseOne(): SiberiaScenario {
  const scenario = tableAtPlacing(3);
  HANDS.forEach((hand, seat) => drawTiles(scenario, seat, ...hand));
  layTile(scenario, 1, 'investor-diamond', 'diamond');
  investIn(scenario, 1, 'gas');
  playPlies(scenario, 0, 'placeTile manager>manager, placeTile worker-gas>gas');
  for (const tile of HANDS[1] ?? []) playPlies(scenario, 1, `placeTile ${tile}>research`);
  playPlies(scenario, 1, 'confirmPlacement');
  return scenario;
}

const hidden = (state: Siberia, seat: number): number[] =>
  playerOf(state, seat)
    .tiles.filter((entry) => placeOfEntry(entry) === HAND || isUnrevealed(entry))
    .map(tileOfEntry)
    .sort((a, b) => a - b);
const worlds = ({ state }: SiberiaScenario, viewer: number | undefined, count = 60): Siberia[] =>
  Array.from({ length: count }, (_, seed) => redealtCopy(siberia, state, viewer, keyFromSeed(seed)));
const different = (lists: readonly (readonly number[])[]): number =>
  new Set(lists.map((list) => list.join())).size;

describe('what everybody sees', () => {
  it('SB-11.1: map, supply, exchanges, figures, investments, boards, passes and money are open to all', () => {
    const scenario = tableInPlay(3);
    layTile(scenario, 1, 'worker-gas', 'gas');
    layTile(scenario, 1, 'worker-oil', 'research');
    investIn(scenario, 2, 'oil');
    standWorkers(scenario, 2, 'amur');
    scenario.state.passed = 0b100;
    player(scenario, 0).income = [3000, 0, 0, 2000, 0];
    for (const viewer of VIEWERS) {
      const view = siberia.view(scenario.state, viewer);
      const { cubes, closed, supply, sold, cities, faceUp, passed, round, startPlayer, ended } =
        scenario.state;
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
        sum(scenario.state.investments),
        sum(scenario.state.bag),
      ]);
      view.players.forEach((each, seat) => expect(each).toMatchObject(player(scenario, seat)));
      expect(view.players.map(({ money }) => money)).toEqual([5000, 0, 0]);
    }
  });

  it('SB-11.1: seats that have confirmed are public, and the boards without the tiles being placed', () => {
    const scenario = inPhaseOne();
    for (const viewer of VIEWERS) {
      const view = siberia.view(scenario.state, viewer);
      expect(view.steps).toEqual([{ at: 'placing', pending: 0b101, left: 0 }]);
      if (viewer !== 1) expect(view.players[1]?.tiles.map(placeOfEntry)).toEqual([actionNamed('diamond')]);
    }
    expect(factsOf(scenario, 'placementConfirmed')).toEqual([{ type: 'placementConfirmed', seat: 1 }]);
  });

  it('SB-11.1: the steps of a running action are public, too', () => {
    const scenario = tableInPlay(2);
    layTile(scenario, 0, 'worker-oil', 'research');
    layTile(scenario, 0, 'worker-gold', 'research');
    playPlies(scenario, 0, 'execute research');
    expect(siberia.view(scenario.state, 1).resolving).toEqual([
      tileNamed('worker-oil'),
      tileNamed('worker-gold'),
    ]);
    for (const fact of scenario.facts) expect(seen(fact, 1)).toEqual(fact);
  });
});

describe('what nobody sees', () => {
  it('SB-11.2: no view holds the bag or the investment stack, and redeals draw different tiles from them', () => {
    const scenario = tableInPlay(2);
    for (const viewer of VIEWERS.slice(1)) {
      const keys = Object.keys(siberia.view(scenario.state, viewer));
      expect(keys.filter((key) => ['bag', 'investments', 'chance'].includes(key))).toEqual([]);
    }
    const draws = worlds(scenario, 0).map((state) => {
      passAll({ state, facts: [] });
      return hidden(state, 0);
    });
    expect(different(draws)).toBeGreaterThan(50);
    coverAction(scenario, 0, 'investor');
    showInvestments(scenario, 'gas', 'gas', 'coal', 'coal');
    playPlies(scenario, 0, 'execute investor, invest gas');
    const revealed = worlds(scenario, 0).map((state) => {
      playPlies({ state, facts: [] }, 0, 'endTurn');
      return state.faceUp;
    });
    // all but gas and coal, which lie open
    expect(new Set(revealed.map((faceUp) => faceUp.at(-1))).size).toBe(8);
  });

  it('SB-11.2: in phase 2 the content of bag and investment stack follows from public information', () => {
    const scenario = tableInPlay(3);
    for (const seat of [0, 1, 2]) coverAction(scenario, seat, 'coal');
    layTile(scenario, 1, 'manager', 'research');
    investIn(scenario, 1, 'gas', 'worker');
    const view = siberia.view(scenario.state, undefined);
    const lying = view.players.flatMap(({ tiles }) => tiles.map(tileOfEntry));
    expect(TILES.map(({ count }, tile) => count - lying.filter((each) => each === tile).length)).toEqual(
      scenario.state.bag,
    );
    const stack = ACTIONS.map(
      (_, action) =>
        INVESTMENTS_PER_ACTION -
        view.faceUp.filter((each) => each === action).length -
        view.players.filter((each) => isInvested(each, action)).length,
    );
    expect(stack).toEqual(scenario.state.investments);
  });

  it('SB-11.2: in phase 2 a redeal changes nothing but the random key', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'gas');
    for (const viewer of VIEWERS.slice(1)) {
      const world = redealtCopy(siberia, scenario.state, viewer, keyFromSeed(1));
      expect({ ...world, chance: undefined }).toEqual({ ...scenario.state, chance: undefined });
      expect(world.chance).not.toEqual(scenario.state.chance);
    }
  });
});

describe('SB-11.3: what only its owner sees', () => {
  it('SB-11.3: new tiles and where they are placed are known to their owner until all have confirmed', () => {
    const scenario = inPhaseOne();
    for (const viewer of VIEWERS) {
      siberia.view(scenario.state, viewer).players.forEach(({ tiles }, seat) => {
        const shown = tiles.filter((entry) => placeOfEntry(entry) === HAND || isUnrevealed(entry));
        expect(shown).toHaveLength(viewer === seat ? 6 : 0);
      });
    }
    playPlies(
      scenario,
      0,
      'placeTile worker-gas>gas, placeTile investor-oil>oil, ' +
        'placeTile salesman-gold>gold, placeTile logistics-diamond>research',
    );
    playPlies(scenario, 0, 'confirmPlacement');
    expect(siberia.view(scenario.state, 1).players[0]?.tiles).toEqual([]);
    for (const tile of HANDS[2] ?? []) playPlies(scenario, 2, `placeTile ${tile}>research`);
    playPlies(scenario, 2, 'confirmPlacement');
    for (const viewer of VIEWERS) {
      expect(siberia.view(scenario.state, viewer).players.map(({ tiles }) => tiles.length)).toEqual([
        6, 7, 6,
      ]);
      expect(siberia.view(scenario.state, viewer).players[0]?.tiles).toEqual(player(scenario, 0).tiles);
    }
  });

  it('SB-11.3: the others learn the number of drawn tiles, confirmations and the reveal, no placement', () => {
    const scenario = freshTable(2, { exchangeSides: 'drawn' });
    playPlies(scenario, 0, offersOf(scenario, 0)[0] as string);
    const drawn = factsOf(scenario, 'tilesDrawn').find(({ seat }) => seat === 0);
    const [placed] = factsOf(scenario, 'tilePlaced');
    if (drawn === undefined || placed === undefined) throw new Error('nothing was told');
    expect([seen(drawn, 0), seen(placed, 0)]).toEqual([drawn, placed]);
    for (const viewer of [1, undefined]) {
      expect(seen(drawn, viewer)).toEqual({ type: 'tilesDrawn', seat: 0, count: 6, tiles: [] });
      expect(seen(placed, viewer)).toBeUndefined();
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
    const scenario = inPhaseOne();
    for (const viewer of VIEWERS) {
      for (const state of worlds(scenario, viewer, 20)) {
        expect(canonicalJson(siberia.view(state, viewer))).toBe(
          canonicalJson(siberia.view(scenario.state, viewer)),
        );
        expect(siberia.audit(state)).toEqual([]);
        if (viewer !== undefined)
          expect(playerOf(state, viewer).tiles).toEqual(player(scenario, viewer).tiles);
        expect([0, 1, 2].map((seat) => hidden(state, seat).length)).toEqual([6, 6, 6]);
      }
    }
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-11.2, SB-11.3: the new tiles of the others and the bag are one pool', () => {
    const scenario = inPhaseOne();
    const deals = worlds(scenario, 0);
    for (const seat of [1, 2])
      expect(different(deals.map((state) => hidden(state, seat)))).toBeGreaterThan(50);
    expect(different(worlds(scenario, undefined).map((state) => hidden(state, 0)))).toBeGreaterThan(50);
    const pool = (state: Siberia): number[] => {
      const counts = [...state.bag];
      for (const tile of [...hidden(state, 1), ...hidden(state, 2)])
        counts[tile] = (counts[tile] as number) + 1;
      return counts;
    };
    for (const state of deals) expect(pool(state)).toEqual(pool(scenario.state));
  });

  it('SB-11.2: every tile of the pool is equally likely', () => {
    const scenario = inPhaseOne();
    const managers = worlds(scenario, 0, 2000).map(
      (state) => hidden(state, 2).filter((tile) => tile === 0).length,
    );
    // Seat 0 knows its six tiles, one of them a manager, and the tile on diamond.
    const expected = (6 * (14 - 1)) / (70 - 6 - 1);
    expect(Math.abs(sum(managers) / managers.length - expected)).toBeLessThan(0.1);
  });

  it('SB-11.3: a seat that has confirmed has placed all six legally; the progress of the others is hidden', () => {
    const scenario = inPhaseOne();
    for (const action of ACTIONS)
      if (action !== 'gas' && action !== 'diamond' && action !== 'gold') coverAction(scenario, 1, action);
    const places = new Set<number>();
    const inHand = new Set<number>();
    for (const state of worlds(scenario, 0)) {
      const entries = playerOf(state, 1).tiles.filter(isUnrevealed);
      expect(entries).toHaveLength(6);
      for (const entry of entries) places.add(placeOfEntry(entry));
      expect(playerOf(state, 2).tiles).toHaveLength(6);
      inHand.add(playerOf(state, 2).tiles.filter((entry) => placeOfEntry(entry) === HAND).length);
      playPlies(
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
    // In the order of the rule. `forgo` declines one of them; `endTurn` only confirms.
    expect([...siberia.verbs.keys()]).toEqual([
      'chooseSide',
      'confirmSides',
      'placeTile',
      'confirmPlacement',
      'execute',
      'pass',
      'nameTile',
      'nameResource',
      'placeCube',
      'placeJoker',
      'forgo',
      'moveWorker',
      'sendSalesman',
      'sendWorker',
      'invest',
      'sell',
      'endTurn',
      'returnTile',
    ]);
  });

  it('SB-11.5: logistics ends automatically after the third step, research after the last tile', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'logistics');
    layTile(scenario, 0, 'worker-oil', 'research');
    playPlies(scenario, 0, 'execute research, placeCube amur');
    expect(phaseOf(scenario)).toBe('endOfTurn');
    playPlies(scenario, 0, 'endTurn');
    playPlies(
      scenario,
      0,
      'execute logistics, moveWorker vladivostok>amur, moveWorker amur>aldan, moveWorker aldan>yana',
    );
    expect(phaseOf(scenario)).toBe('endOfTurn');
  });
});
