import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards.ts';
import { TILES } from '../components.ts';
import { tileOn } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  AL_OWNER,
  askedIn,
  setControlOrder,
  crewCountOn,
  dieOfCrew,
  does,
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
  told,
  revealTileOn,
  placeVpOn,
  placeOfCrew,
} from '../testing/scenario.ts';

const [GREEN, RED, PURPLE, WHITE] = [0, 1, 2, 3];
const ALL = [GREEN, RED, PURPLE, WHITE];

/** C0 is a tile of 7 with a card of 3 copper, 5 silver and 4 gold; nobody owns anything. */
function atC0(seats = 4): RockwellScenario {
  const story = tableAtDrilling(seats);
  prepareExtraction(story, 'C0', 'C4', 'X6-5');
  for (let seat = 0; seat < seats; seat++) setPossessions(story, seat, {});
  return story;
}

function enters(story: RockwellScenario, seat: number, power: number): void {
  placeCrew(story, seat, 2, 'D0', power);
  giveDrillingTurn(story, seat);
  does(story, seat, 'activate 2>C0');
}

/** Stocks as copper/silver/gold. */
const got = (story: RockwellScenario, ...seats: number[]): string[] =>
  seats.map((seat) => stockOf(story, seat).slice(2));
const cards = (story: RockwellScenario): number[] => story.state.players.map((each) => each.cards);

describe('when a tile is extracted', () => {
  it('RW-T1: any crews and dice of all owners with 5 or more extract a B tile of 5; 4 do not', () => {
    let extracted = 0;
    for (const own of [1, 2, 3, 4]) {
      for (const second of [0, 1, 2]) {
        for (const others of [0, 1, 2]) {
          for (const die of [0, 1, 2]) {
            const story = tableAtDrilling(3);
            setRequiredPower(story, 'B0', 5);
            placeCrew(story, 0, 1, 'C0', own);
            if (second > 0) placeCrew(story, 0, 2, 'B0', second);
            if (others > 0) placeCrew(story, 1, 1, 'B0', others, die);
            if (others > 0) placeCrew(story, 2, 1, 'B0', 1);
            const before = powerOnSpace(story, 'B0');
            if (before >= 5) continue;
            does(story, 0, 'activate 1>B0');
            expect([before, own, isTileRevealed(story, 'B0')]).toEqual([before, own, before + own >= 5]);
            if (isTileRevealed(story, 'B0')) extracted++;
          }
        }
      }
    }
    expect(extracted).toBeGreaterThan(30);
  });

  it('RW-11.1: a bribery, a hire, a die taken along and a changed die can extract a tile', () => {
    const ready = (arrange: (story: RockwellScenario) => void, plies: string): boolean[] => {
      const story = atC0();
      setPossessions(story, 0, { money: 9000 });
      arrange(story);
      const before = isTileRevealed(story, 'C0');
      does(story, 0, plies);
      return [before, isTileRevealed(story, 'C0')];
    };
    const bribery = (story: RockwellScenario): void => {
      placeVpOn(story, 0, 'I-1');
      placeCrew(story, 0, 1, 'C0', 3);
      placeCrew(story, 1, 1, 'C1', 4);
      does(story, 0, 'activate 1>stay');
    };
    const hire = (story: RockwellScenario): void => {
      placeVpOn(story, 0, 'I-3');
      placeCrew(story, 0, 1, 'C0', 4);
      does(story, 0, 'activate 1>stay');
    };
    const along = (story: RockwellScenario): void => {
      placeCrew(story, 0, 1, 'C1', 4, 2);
      does(story, 0, 'activate 1>C0');
    };
    const anew = (story: RockwellScenario): void => {
      placeVpOn(story, 0, 'I-3');
      placeCrew(story, 0, 1, 'C0', 4, 2);
      does(story, 0, 'activate 1>stay');
    };
    expect(ready(bribery, 'bribe b-1>C0')).toEqual([false, true]);
    expect(ready(hire, 'hire 3')).toEqual([false, true]);
    expect(ready(hire, 'hire 2')).toEqual([false, false]);
    expect(ready(along, 'takeAlong 3')).toEqual([false, true]);
    expect(ready(along, 'takeAlong 2')).toEqual([false, false]);
    expect(ready(anew, 'hire 3')).toEqual([false, true]);
    expect(ready(anew, 'hire 1')).toEqual([false, false]);
  });

  it('RW-11.1, RW-11.9: a power improvement can extract a tile, and the improving player has triggered it', () => {
    const story = tableAtWorkshop(4, [PURPLE, RED]);
    prepareExtraction(story, 'C0', 'C4', 'X6-5');
    for (const seat of ALL) setPossessions(story, seat, { money: 1500 });
    placeCrew(story, PURPLE, 1, 'C0', 1);
    placeCrew(story, RED, 1, 'C0', 4);
    placeCrew(story, GREEN, 1, 'C0', 1);
    does(story, PURPLE, 'improve crew-1');
    expect([isTileRevealed(story, 'C0'), cards(story), got(story, PURPLE, RED, GREEN)]).toEqual([
      true,
      [0, 0, 1, 0],
      ['1/1/1', '1/3/2', '1/1/1'],
    ]);
    expect([phaseOf(story), askedIn(story)]).toEqual(['workshop', RED]);
  });

  it("RW-11.1, RW-21.7: Al's move can extract a tile, and then nobody keeps the card", () => {
    const story = tableAtDrilling(2);
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    setRequiredPower(story, 'A1', 9);
    setPossessions(story, 0, {});
    placeCrew(story, 0, 1, 'A0', 1);
    placeCrew(story, AL_OWNER, 1, 'entrance-1', 2);
    does(story, 0, 'activate 1>stay');
    does(story, 1, 'activate 1>stay');
    expect([isTileRevealed(story, 'A0'), placeOfCrew(story, AL_OWNER, 1), stockOf(story, 0)]).toEqual([
      true,
      'A0',
      '3/2/0/0',
    ]);
    expect([
      cards(story),
      told(story, 'cardDiscarded').length,
      told(story, 'tileRevealed')[0]?.owner,
    ]).toEqual([[0, 0], 1, AL_OWNER]);
  });

  it("RW-11.1, RW-21.10: Al's improvement can extract a tile", () => {
    const story = tableAtWorkshop(2, [0]);
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    placeCrew(story, AL_OWNER, 1, 'A0', 2);
    does(story, 0, 'renounce');
    does(story, 0, 'alUpgrade crew-1');
    expect([isTileRevealed(story, 'A0'), cards(story), story.state.turn]).toEqual([true, [0, 0], 2]);
  });

  it('RW-11.1: a crew that leaves takes its power along', () => {
    const story = atC0();
    placeCrew(story, GREEN, 1, 'C0', 4);
    does(story, GREEN, 'activate 1>D0');
    enters(story, RED, 4);
    expect([isTileRevealed(story, 'C0'), powerOnSpace(story, 'C0')]).toEqual([false, 4]);
  });

  it('RW-11.2, RW-11.3: the tile is turned, one card of its pile is drawn; crews, dice and mineshaft stay', () => {
    const story = atC0();
    placeCrew(story, GREEN, 1, 'C0', 2, 2);
    buildShaftOn(story, WHITE, 'C0');
    enters(story, RED, 3);
    expect(TILES[tileOn(story.state.spaces[spaceNamed('C0')] as number)]?.id).toBe('C4');
    expect(story.facts.map(({ type }) => type).slice(0, 3)).toEqual([
      'crewMoved',
      'tileRevealed',
      'cardDrawn',
    ]);
    expect(CARDS[told(story, 'cardDrawn')[0]?.card as number]?.id).toBe('X6-5');
    expect([crewCountOn(story, 'C0'), dieOfCrew(story, GREEN, 1), story.state.dice]).toEqual([2, 2, 2]);
    expect(player(story, WHITE).shafts).toEqual([spaceNamed('C0'), -1, -1]);
    expect(story.state.piles[5]).toBe(0);
  });
});

describe('who gets what', () => {
  it('RW-T2: with Green 3 and Red 4 each gets 1 copper, 2 silver, 2 gold, and Red the leftovers', () => {
    const story = atC0();
    placeCrew(story, GREEN, 1, 'C0', 3);
    enters(story, RED, 4);
    expect([got(story, RED, GREEN), cards(story)]).toEqual([
      ['2/3/2', '1/2/2'],
      [0, 1, 0, 0],
    ]);
    expect(told(story, 'bootyShared')).toEqual([
      { type: 'bootyShared', owner: GREEN, share: [0, 1, 2, 2], leftovers: [0, 0, 0, 0], priority: 'none' },
      { type: 'bootyShared', owner: RED, share: [0, 1, 2, 2], leftovers: [0, 1, 1, 0], priority: 'power' },
    ]);
  });

  it('RW-T17: if Green came last, the leftovers still go to Red and the card to Green', () => {
    const story = atC0();
    placeCrew(story, RED, 1, 'C0', 4);
    enters(story, GREEN, 3);
    expect([got(story, RED, GREEN), cards(story)]).toEqual([
      ['2/3/2', '1/2/2'],
      [1, 0, 0, 0],
    ]);
  });

  it('RW-T3: with Red 2, Green 4, Purple 2 and White only a mineshaft, White gets the leftovers and no share', () => {
    const story = atC0();
    buildShaftOn(story, WHITE, 'C0');
    placeCrew(story, PURPLE, 1, 'C0', 2);
    placeCrew(story, RED, 1, 'C0', 2);
    enters(story, GREEN, 4);
    expect([got(story, RED, GREEN, PURPLE, WHITE), cards(story)]).toEqual([
      ['1/1/1', '1/1/1', '1/1/1', '0/2/1'],
      [1, 0, 0, 0],
    ]);
    expect(told(story, 'bootyShared').at(-1)).toEqual({
      type: 'bootyShared',
      owner: WHITE,
      share: [0, 0, 0, 0],
      leftovers: [0, 0, 2, 1],
      priority: 'mineshaft',
    });
  });

  it('RW-T4: three owners are equal at 2, so White, who entered with 1, has priority', () => {
    const story = atC0();
    placeCrew(story, GREEN, 1, 'C0', 2);
    placeCrew(story, RED, 1, 'C0', 2);
    placeCrew(story, PURPLE, 1, 'C0', 1, 1);
    enters(story, WHITE, 1);
    expect([got(story, WHITE, GREEN, RED, PURPLE), cards(story)]).toEqual([
      ['3/2/1', '0/1/1', '0/1/1', '0/1/1'],
      [0, 0, 0, 1],
    ]);
    expect(told(story, 'bootyShared').find(({ owner }) => owner === WHITE)?.priority).toBe('trigger');
  });

  it('RW-11.4: every player with a crew there shares, regardless of power and number of crews', () => {
    const story = atC0();
    for (const crew of [1, 3, 4]) placeCrew(story, GREEN, crew, 'C0', 1);
    placeCrew(story, RED, 1, 'C0', 1);
    enters(story, PURPLE, 4);
    expect(got(story, GREEN, RED, PURPLE)).toEqual(['1/1/1', '1/1/1', '1/3/2']); // three shares, not five
  });

  it('RW-11.5: a single sharer gets everything', () => {
    const story = atC0();
    placeCrew(story, GREEN, 1, 'C0', 4);
    enters(story, GREEN, 4);
    expect(got(story, ...ALL)).toEqual(['3/5/4', '0/0/0', '0/0/0', '0/0/0']);
  });

  it('RW-11.6: a mineshaft goes before power and trigger, even if its owner shares', () => {
    const story = atC0();
    buildShaftOn(story, GREEN, 'C0');
    placeCrew(story, GREEN, 1, 'C0', 1);
    placeCrew(story, RED, 1, 'C0', 4);
    enters(story, PURPLE, 3);
    expect([got(story, GREEN, RED, PURPLE), cards(story)]).toEqual([
      ['1/3/2', '1/1/1', '1/1/1'],
      [0, 0, 1, 0],
    ]);
  });

  it('RW-11.6: a mineshaft elsewhere gives no priority', () => {
    const story = atC0();
    buildShaftOn(story, GREEN, 'C1');
    placeCrew(story, RED, 1, 'C0', 4);
    enters(story, PURPLE, 3);
    expect(got(story, GREEN, RED, PURPLE)).toEqual(['0/0/0', '2/3/2', '1/2/2']);
  });

  it('RW-11.6: power is the total of all crews there, dice included', () => {
    const story = atC0();
    for (const crew of [1, 3]) placeCrew(story, GREEN, crew, 'C0', 1);
    placeCrew(story, GREEN, 4, 'C0', 1, 1); // 4 in all
    enters(story, RED, 3);
    expect([got(story, GREEN, RED), cards(story)]).toEqual([
      ['2/3/2', '1/2/2'],
      [0, 1, 0, 0],
    ]);
  });

  it('RW-11.6: of two equals the trigger has priority; two weaker equals do not matter', () => {
    const story = atC0();
    placeCrew(story, GREEN, 1, 'C0', 3);
    placeCrew(story, PURPLE, 1, 'C0', 1);
    enters(story, RED, 3);
    expect(got(story, GREEN, RED, PURPLE)).toEqual(['1/1/1', '1/3/2', '1/1/1']);
    const other = atC0();
    placeCrew(other, GREEN, 1, 'C0', 2);
    placeCrew(other, PURPLE, 1, 'C0', 4);
    enters(other, RED, 2);
    // the equals below the strongest do not matter
    expect(got(other, GREEN, RED, PURPLE)).toEqual(['1/1/1', '1/1/1', '1/3/2']);
  });

  it('RW-11.6, RW-11.8: every order of seats gives the same result', () => {
    for (const [a, b, c, d] of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ] as [number, number, number, number][]) {
      const story = atC0();
      placeCrew(story, a, 1, 'C0', 2);
      placeCrew(story, b, 1, 'C0', 3);
      placeCrew(story, c, 1, 'C0', 1);
      enters(story, d, 1);
      expect(got(story, a, b, c, d)).toEqual(['0/1/1', '3/2/1', '0/1/1', '0/1/1']);
      expect(player(story, d).cards).toBe(1);
    }
  });

  it('RW-11.7: danger comes before the booty joins the stocks', () => {
    const story = atC0();
    prepareExtraction(story, 'C0', 'C4', 'X6-6'); // danger: 4 copper, 6 silver, 4 gold
    setPossessions(story, GREEN, { insurance: 2 });
    placeCrew(story, GREEN, 1, 'C0', 4);
    enters(story, RED, 3);
    expect([phaseOf(story), askedIn(story), got(story, GREEN, RED), cards(story)]).toEqual([
      'danger',
      GREEN,
      ['0/0/0', '0/0/0'],
      [0, 0, 0, 0],
    ]);
    does(story, GREEN, 'useInsurance 2');
    expect([got(story, GREEN, RED), cards(story)]).toEqual([
      ['2/3/0', '2/2/0'],
      [0, 1, 0, 0],
    ]);
    const order = story.facts.map(({ type }) => type);
    expect(order.indexOf('bootyShared')).toBeLessThan(order.indexOf('dangerStruck'));
    expect(order.indexOf('dangerStruck')).toBeLessThan(order.indexOf('bootyTaken'));
    expect(order.lastIndexOf('bootyTaken')).toBeLessThan(order.indexOf('cardKept'));
  });

  it('RW-11.8, RW-11.9: the activating player has triggered, also by a hire', () => {
    const story = atC0();
    placeVpOn(story, GREEN, 'I-3');
    setPossessions(story, GREEN, { money: 1000 });
    placeCrew(story, RED, 1, 'C0', 4);
    placeCrew(story, GREEN, 1, 'C0', 2);
    does(story, GREEN, 'activate 1>stay, hire 1');
    expect([got(story, GREEN, RED), cards(story), moneyOwned(story, GREEN)]).toEqual([
      ['1/2/2', '2/3/2'],
      [1, 0, 0, 0],
      0,
    ]);
  });
});

describe('RW-11.10: afterwards', () => {
  it('RW-11.10: the interrupted activation goes on with its advantage', () => {
    const story = atC0();
    placeVpOn(story, GREEN, 'I-3');
    setPossessions(story, GREEN, { money: 3000 });
    placeCrew(story, RED, 1, 'C0', 4);
    enters(story, GREEN, 3);
    expect([isTileRevealed(story, 'C0'), phaseOf(story), offersOf(story, GREEN)]).toEqual([
      true,
      'advantage',
      ['hire 1', 'hire 2', 'hire 3', 'noAdvantage'],
    ]);
    does(story, GREEN, 'hire 3');
    expect([askedIn(story), told(story, 'tileRevealed').length]).toEqual([RED, 1]);
  });

  it('RW-11.10: after the extraction the next player in Control order follows', () => {
    const story = atC0();
    setControlOrder(story, RED, WHITE, GREEN, PURPLE);
    placeCrew(story, RED, 1, 'C0', 4);
    enters(story, WHITE, 3);
    expect([phaseOf(story), askedIn(story)]).toEqual(['drilling', GREEN]);
  });

  it('RW-11.10: a revealed tile is never extracted again; crews may enter and stand on it', () => {
    const story = atC0();
    revealTileOn(story, 'C0', 'C4');
    for (const seat of ALL) enters(story, seat, 4);
    expect([
      crewCountOn(story, 'C0'),
      powerOnSpace(story, 'C0'),
      told(story, 'tileRevealed'),
      cards(story),
    ]).toEqual([4, 16, [], [0, 0, 0, 0]]);
    while (phaseOf(story) === 'drilling') playIdlePly(story);
    expect(told(story, 'tileRevealed')).toEqual([]);
  });
});
