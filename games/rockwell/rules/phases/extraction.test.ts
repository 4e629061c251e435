import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards.ts';
import { tileOn } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  AL_OWNER,
  pendingSeat,
  setControlOrder,
  crewCountOn,
  dieOfCrew,
  playPlies,
  giveDrillingTurn,
  playIdlePly,
  isTileRevealed,
  moneyOwned,
  offersOf,
  setPossessions,
  phaseOf,
  player,
  powerOnSpace,
  prepareExtraction,
  setRequiredPower,
  buildShaftOn,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtWorkshop,
  factsOf,
  revealTileOn,
  placeVpOn,
  placeOfCrew,
} from '../testing/scenario.ts';
import { TILES } from '../tiles.ts';

const [GREEN, RED, PURPLE, WHITE] = [0, 1, 2, 3];
const ALL = [GREEN, RED, PURPLE, WHITE];

/** C0 needs 7 and gives 3 copper, 5 silver and 4 gold; nobody owns anything. */
function atC0(seats = 4): RockwellScenario {
  const scenario = tableAtDrilling(seats);
  prepareExtraction(scenario, 'C0', 'C4', 'X6-5');
  for (let seat = 0; seat < seats; seat++) setPossessions(scenario, seat, {});
  return scenario;
}

function enters(scenario: RockwellScenario, seat: number, power: number): void {
  placeCrew(scenario, seat, 2, 'D0', power);
  giveDrillingTurn(scenario, seat);
  playPlies(scenario, seat, 'activate 2>C0');
}

const copperSilverGold = (scenario: RockwellScenario, ...seats: number[]): string[] =>
  seats.map((seat) => stockOf(scenario, seat).slice(2));
const cards = (scenario: RockwellScenario): number[] => scenario.state.players.map((each) => each.cards);

describe('when a tile is extracted', () => {
  it('RW-T1: any crews and dice of all owners with 5 or more extract a B tile of 5; 4 do not', () => {
    let extracted = 0;
    for (const own of [1, 2, 3, 4]) {
      for (const second of [0, 1, 2]) {
        for (const others of [0, 1, 2]) {
          for (const die of [0, 1, 2]) {
            const scenario = tableAtDrilling(3);
            setRequiredPower(scenario, 'B0', 5);
            placeCrew(scenario, 0, 1, 'C0', own);
            if (second > 0) placeCrew(scenario, 0, 2, 'B0', second);
            if (others > 0) placeCrew(scenario, 1, 1, 'B0', others, die);
            if (others > 0) placeCrew(scenario, 2, 1, 'B0', 1);
            const before = powerOnSpace(scenario, 'B0');
            if (before >= 5) continue;
            playPlies(scenario, 0, 'activate 1>B0');
            expect([before, own, isTileRevealed(scenario, 'B0')]).toEqual([before, own, before + own >= 5]);
            if (isTileRevealed(scenario, 'B0')) extracted++;
          }
        }
      }
    }
    expect(extracted).toBeGreaterThan(30);
  });

  it('RW-11.1: a bribery, a hire and a die taken along can extract a tile', () => {
    const ready = (arrange: (scenario: RockwellScenario) => void, plies: string): boolean[] => {
      const scenario = atC0();
      setPossessions(scenario, 0, { money: 9000 });
      arrange(scenario);
      const before = isTileRevealed(scenario, 'C0');
      playPlies(scenario, 0, plies);
      return [before, isTileRevealed(scenario, 'C0')];
    };
    const bribery = (scenario: RockwellScenario): void => {
      placeVpOn(scenario, 0, 'I-1');
      placeCrew(scenario, 0, 1, 'C0', 3);
      placeCrew(scenario, 1, 1, 'C1', 4);
      playPlies(scenario, 0, 'activate 1>stay');
    };
    const hire = (scenario: RockwellScenario): void => {
      placeVpOn(scenario, 0, 'I-3');
      placeCrew(scenario, 0, 1, 'C0', 4);
      playPlies(scenario, 0, 'activate 1>stay');
    };
    const along = (scenario: RockwellScenario): void => {
      placeCrew(scenario, 0, 1, 'C1', 4, 2);
      playPlies(scenario, 0, 'activate 1>C0');
    };
    expect(ready(bribery, 'bribe b-1>C0')).toEqual([false, true]);
    expect(ready(hire, 'hire 3')).toEqual([false, true]);
    expect(ready(hire, 'hire 2')).toEqual([false, false]);
    expect(ready(along, 'takeAlong 3')).toEqual([false, true]);
    expect(ready(along, 'takeAlong 2')).toEqual([false, false]);
  });

  it('RW-11.1, RW-11.9: a power improvement can extract a tile, and the improving player has triggered it', () => {
    const scenario = tableAtWorkshop(4, [PURPLE, RED]);
    prepareExtraction(scenario, 'C0', 'C4', 'X6-5');
    for (const seat of ALL) setPossessions(scenario, seat, { money: 1500 });
    placeCrew(scenario, PURPLE, 1, 'C0', 1);
    placeCrew(scenario, RED, 1, 'C0', 4);
    placeCrew(scenario, GREEN, 1, 'C0', 1);
    playPlies(scenario, PURPLE, 'improve crew-1');
    expect([
      isTileRevealed(scenario, 'C0'),
      cards(scenario),
      copperSilverGold(scenario, PURPLE, RED, GREEN),
    ]).toEqual([true, [0, 0, 1, 0], ['1/1/1', '1/3/2', '1/1/1']]);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['workshop', RED]);
  });

  it("RW-11.1, RW-21.7: Al's move can extract a tile, and then nobody keeps the card", () => {
    const scenario = tableAtDrilling(2);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    setRequiredPower(scenario, 'A1', 9);
    setPossessions(scenario, 0, {});
    placeCrew(scenario, 0, 1, 'A0', 1);
    placeCrew(scenario, AL_OWNER, 1, 'entrance-1', 2);
    playPlies(scenario, 0, 'activate 1>stay');
    playPlies(scenario, 1, 'activate 1>stay');
    expect([
      isTileRevealed(scenario, 'A0'),
      placeOfCrew(scenario, AL_OWNER, 1),
      stockOf(scenario, 0),
    ]).toEqual([true, 'A0', '3/2/0/0']);
    expect([
      cards(scenario),
      factsOf(scenario, 'cardDiscarded').length,
      factsOf(scenario, 'tileRevealed')[0]?.owner,
    ]).toEqual([[0, 0], 1, AL_OWNER]);
  });

  it("RW-11.1, RW-21.10: Al's improvement can extract a tile", () => {
    const scenario = tableAtWorkshop(2, [0]);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    placeCrew(scenario, AL_OWNER, 1, 'A0', 2);
    playPlies(scenario, 0, 'renounce');
    playPlies(scenario, 0, 'alUpgrade crew-1');
    expect([isTileRevealed(scenario, 'A0'), cards(scenario), scenario.state.turn]).toEqual([true, [0, 0], 2]);
  });

  it('RW-11.1: a crew that leaves takes its power along', () => {
    const scenario = atC0();
    placeCrew(scenario, GREEN, 1, 'C0', 4);
    playPlies(scenario, GREEN, 'activate 1>D0');
    enters(scenario, RED, 4);
    expect([isTileRevealed(scenario, 'C0'), powerOnSpace(scenario, 'C0')]).toEqual([false, 4]);
  });

  it('RW-11.2, RW-11.3: the tile is turned, one card of its pile is drawn; crews, dice and mineshaft stay', () => {
    const scenario = atC0();
    placeCrew(scenario, GREEN, 1, 'C0', 2, 2);
    buildShaftOn(scenario, WHITE, 'C0');
    enters(scenario, RED, 3);
    expect(TILES[tileOn(scenario.state.spaces[spaceNamed('C0')] as number)]?.id).toBe('C4');
    expect(scenario.facts.map(({ type }) => type).slice(0, 3)).toEqual([
      'crewMoved',
      'tileRevealed',
      'cardDrawn',
    ]);
    expect(CARDS[factsOf(scenario, 'cardDrawn')[0]?.card as number]?.id).toBe('X6-5');
    expect([crewCountOn(scenario, 'C0'), dieOfCrew(scenario, GREEN, 1), scenario.state.dice]).toEqual([
      2, 2, 2,
    ]);
    expect(player(scenario, WHITE).shafts).toEqual([spaceNamed('C0'), -1, -1]);
    expect(scenario.state.piles[5]).toBe(0);
  });
});

describe('who gets what', () => {
  it('RW-T2: with Green 3 and Red 4 each gets 1 copper, 2 silver, 2 gold, and Red the leftovers', () => {
    const scenario = atC0();
    placeCrew(scenario, GREEN, 1, 'C0', 3);
    enters(scenario, RED, 4);
    expect([copperSilverGold(scenario, RED, GREEN), cards(scenario)]).toEqual([
      ['2/3/2', '1/2/2'],
      [0, 1, 0, 0],
    ]);
    expect(factsOf(scenario, 'bootyShared')).toEqual([
      { type: 'bootyShared', owner: GREEN, share: [0, 1, 2, 2], leftovers: [0, 0, 0, 0], priority: 'none' },
      { type: 'bootyShared', owner: RED, share: [0, 1, 2, 2], leftovers: [0, 1, 1, 0], priority: 'power' },
    ]);
  });

  it('RW-T17: if Green came last, the leftovers still go to Red and the card to Green', () => {
    const scenario = atC0();
    placeCrew(scenario, RED, 1, 'C0', 4);
    enters(scenario, GREEN, 3);
    expect([copperSilverGold(scenario, RED, GREEN), cards(scenario)]).toEqual([
      ['2/3/2', '1/2/2'],
      [1, 0, 0, 0],
    ]);
  });

  it('RW-T3: with Red 2, Green 4, Purple 2 and White only a mineshaft, White gets the leftovers and no share', () => {
    const scenario = atC0();
    buildShaftOn(scenario, WHITE, 'C0');
    placeCrew(scenario, PURPLE, 1, 'C0', 2);
    placeCrew(scenario, RED, 1, 'C0', 2);
    enters(scenario, GREEN, 4);
    expect([copperSilverGold(scenario, RED, GREEN, PURPLE, WHITE), cards(scenario)]).toEqual([
      ['1/1/1', '1/1/1', '1/1/1', '0/2/1'],
      [1, 0, 0, 0],
    ]);
    expect(factsOf(scenario, 'bootyShared').at(-1)).toEqual({
      type: 'bootyShared',
      owner: WHITE,
      share: [0, 0, 0, 0],
      leftovers: [0, 0, 2, 1],
      priority: 'mineshaft',
    });
  });

  it('RW-T4: three owners are equal at 2, so White, who entered with 1, has priority', () => {
    const scenario = atC0();
    placeCrew(scenario, GREEN, 1, 'C0', 2);
    placeCrew(scenario, RED, 1, 'C0', 2);
    placeCrew(scenario, PURPLE, 1, 'C0', 1, 1);
    enters(scenario, WHITE, 1);
    expect([copperSilverGold(scenario, WHITE, GREEN, RED, PURPLE), cards(scenario)]).toEqual([
      ['3/2/1', '0/1/1', '0/1/1', '0/1/1'],
      [0, 0, 0, 1],
    ]);
    expect(factsOf(scenario, 'bootyShared').find(({ owner }) => owner === WHITE)?.priority).toBe('trigger');
  });

  it('RW-11.4: every player with a crew there shares, regardless of power and number of crews', () => {
    const scenario = atC0();
    for (const crew of [1, 3, 4]) placeCrew(scenario, GREEN, crew, 'C0', 1);
    placeCrew(scenario, RED, 1, 'C0', 1);
    enters(scenario, PURPLE, 4);
    // Three shares, not five.
    expect(copperSilverGold(scenario, GREEN, RED, PURPLE)).toEqual(['1/1/1', '1/1/1', '1/3/2']);
  });

  it('RW-11.5: a single sharer gets everything', () => {
    const scenario = atC0();
    placeCrew(scenario, GREEN, 1, 'C0', 4);
    enters(scenario, GREEN, 4);
    expect(copperSilverGold(scenario, ...ALL)).toEqual(['3/5/4', '0/0/0', '0/0/0', '0/0/0']);
  });

  it('RW-11.6: a mineshaft goes before power and trigger, even if its owner shares', () => {
    const scenario = atC0();
    buildShaftOn(scenario, GREEN, 'C0');
    placeCrew(scenario, GREEN, 1, 'C0', 1);
    placeCrew(scenario, RED, 1, 'C0', 4);
    enters(scenario, PURPLE, 3);
    expect([copperSilverGold(scenario, GREEN, RED, PURPLE), cards(scenario)]).toEqual([
      ['1/3/2', '1/1/1', '1/1/1'],
      [0, 0, 1, 0],
    ]);
  });

  it('RW-11.6: a mineshaft elsewhere gives no priority', () => {
    const scenario = atC0();
    buildShaftOn(scenario, GREEN, 'C1');
    placeCrew(scenario, RED, 1, 'C0', 4);
    enters(scenario, PURPLE, 3);
    expect(copperSilverGold(scenario, GREEN, RED, PURPLE)).toEqual(['0/0/0', '2/3/2', '1/2/2']);
  });

  it('RW-11.6: power is the total of all crews there, dice included', () => {
    const scenario = atC0();
    for (const crew of [1, 3]) placeCrew(scenario, GREEN, crew, 'C0', 1);
    placeCrew(scenario, GREEN, 4, 'C0', 1, 1); // 4 in all
    enters(scenario, RED, 3);
    expect([copperSilverGold(scenario, GREEN, RED), cards(scenario)]).toEqual([
      ['2/3/2', '1/2/2'],
      [0, 1, 0, 0],
    ]);
  });

  it('RW-11.6: of two equals the trigger has priority; two weaker equals do not matter', () => {
    const scenario = atC0();
    placeCrew(scenario, GREEN, 1, 'C0', 3);
    placeCrew(scenario, PURPLE, 1, 'C0', 1);
    enters(scenario, RED, 3);
    expect(copperSilverGold(scenario, GREEN, RED, PURPLE)).toEqual(['1/1/1', '1/3/2', '1/1/1']);
    const other = atC0();
    placeCrew(other, GREEN, 1, 'C0', 2);
    placeCrew(other, PURPLE, 1, 'C0', 4);
    enters(other, RED, 2);
    expect(copperSilverGold(other, GREEN, RED, PURPLE)).toEqual(['1/1/1', '1/1/1', '1/3/2']);
  });

  it('RW-11.6, RW-11.8: every order of seats gives the same result', () => {
    for (const [a, b, c, d] of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ] as [number, number, number, number][]) {
      const scenario = atC0();
      placeCrew(scenario, a, 1, 'C0', 2);
      placeCrew(scenario, b, 1, 'C0', 3);
      placeCrew(scenario, c, 1, 'C0', 1);
      enters(scenario, d, 1);
      expect(copperSilverGold(scenario, a, b, c, d)).toEqual(['0/1/1', '3/2/1', '0/1/1', '0/1/1']);
      expect(player(scenario, d).cards).toBe(1);
    }
  });

  it('RW-11.7: danger comes before the booty joins the stocks', () => {
    const scenario = atC0();
    prepareExtraction(scenario, 'C0', 'C4', 'X6-6'); // danger: 4 copper, 6 silver, 4 gold
    setPossessions(scenario, GREEN, { insurance: 2 });
    placeCrew(scenario, GREEN, 1, 'C0', 4);
    enters(scenario, RED, 3);
    expect([
      phaseOf(scenario),
      pendingSeat(scenario),
      copperSilverGold(scenario, GREEN, RED),
      cards(scenario),
    ]).toEqual(['danger', GREEN, ['0/0/0', '0/0/0'], [0, 0, 0, 0]]);
    playPlies(scenario, GREEN, 'useInsurance 2');
    expect([copperSilverGold(scenario, GREEN, RED), cards(scenario)]).toEqual([
      ['2/3/0', '2/2/0'],
      [0, 1, 0, 0],
    ]);
    const order = scenario.facts.map(({ type }) => type);
    expect(order.indexOf('bootyShared')).toBeLessThan(order.indexOf('dangerStruck'));
    expect(order.indexOf('dangerStruck')).toBeLessThan(order.indexOf('bootyTaken'));
    expect(order.lastIndexOf('bootyTaken')).toBeLessThan(order.indexOf('cardKept'));
  });

  it('RW-11.8, RW-11.9: the activating player has triggered, also by a hire', () => {
    const scenario = atC0();
    placeVpOn(scenario, GREEN, 'I-3');
    setPossessions(scenario, GREEN, { money: 1000 });
    placeCrew(scenario, RED, 1, 'C0', 4);
    placeCrew(scenario, GREEN, 1, 'C0', 2);
    playPlies(scenario, GREEN, 'activate 1>stay, hire 1');
    expect([copperSilverGold(scenario, GREEN, RED), cards(scenario), moneyOwned(scenario, GREEN)]).toEqual([
      ['1/2/2', '2/3/2'],
      [1, 0, 0, 0],
      0,
    ]);
  });
});

describe('RW-11.10: afterwards', () => {
  it('RW-11.10: the interrupted activation goes on with its advantage', () => {
    const scenario = atC0();
    placeVpOn(scenario, GREEN, 'I-3');
    setPossessions(scenario, GREEN, { money: 3000 });
    placeCrew(scenario, RED, 1, 'C0', 4);
    enters(scenario, GREEN, 3);
    expect([isTileRevealed(scenario, 'C0'), phaseOf(scenario), offersOf(scenario, GREEN)]).toEqual([
      true,
      'advantage',
      ['hire 1', 'hire 2', 'hire 3', 'noAdvantage'],
    ]);
    playPlies(scenario, GREEN, 'hire 3');
    expect([pendingSeat(scenario), factsOf(scenario, 'tileRevealed').length]).toEqual([RED, 1]);
  });

  it('RW-11.10: after the extraction the next player in Control order follows', () => {
    const scenario = atC0();
    setControlOrder(scenario, RED, WHITE, GREEN, PURPLE);
    placeCrew(scenario, RED, 1, 'C0', 4);
    enters(scenario, WHITE, 3);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['drilling', GREEN]);
  });

  it('RW-11.10: a revealed tile is never extracted again; crews may enter and stand on it', () => {
    const scenario = atC0();
    revealTileOn(scenario, 'C0', 'C4');
    for (const seat of ALL) enters(scenario, seat, 4);
    expect([
      crewCountOn(scenario, 'C0'),
      powerOnSpace(scenario, 'C0'),
      factsOf(scenario, 'tileRevealed'),
      cards(scenario),
    ]).toEqual([4, 16, [], [0, 0, 0, 0]]);
    while (phaseOf(scenario) === 'drilling') playIdlePly(scenario);
    expect(factsOf(scenario, 'tileRevealed')).toEqual([]);
  });
});
