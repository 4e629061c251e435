import {
  crewIndex,
  CREWS,
  MOBILITY,
  MOBILITY_PRICES,
  MOST_POWER,
  movedShaft,
  NOWHERE,
  POWER_PRICES,
  powerOf,
  SAFETY,
  SAFETY_PRICES,
  SHAFT_PRICES,
  shaftMoveSpace,
  shaftMoveStage,
  SHAFTS,
  SPACES,
  stageOf,
} from '../../rules/index.ts';
import type { PlyContext } from '../lazyText.ts';
import { placeStronger, shaftGround } from './grounds.ts';
import { crewNumber } from '../vocabulary.ts';

export function improvementText(fixture: PlyContext, noun: number): string | undefined {
  const { words, view, seat, player } = fixture;
  if (noun < CREWS) return powerText(fixture, crewIndex(seat, noun));
  const { messages } = words;
  if (noun === MOBILITY) {
    const price = MOBILITY_PRICES[view.seats]?.[player.mobility + 1];
    return levelText(
      fixture,
      messages.plies.improve.mobility,
      player.mobility + 1,
      price,
      messages.mobilityLevels,
    );
  }
  if (noun !== SAFETY) return undefined;
  const price = SAFETY_PRICES[view.seats]?.[player.safety + 1];
  return levelText(fixture, messages.plies.improve.safety, player.safety + 1, price, messages.safetyLevels);
}

function powerText({ words, view }: PlyContext, crew: number): string | undefined {
  const packed = view.crews[crew];
  if (packed === undefined || powerOf(packed) === MOST_POWER) return undefined;
  const power = powerOf(packed) + 1;
  return words.format(words.messages.plies.improve.crew, {
    crew: crewNumber(crew),
    power,
    price: words.money(POWER_PRICES[power] ?? 0),
    place: placeStronger(words, view, crew, 1),
  });
}

function levelText(
  { words }: PlyContext,
  message: string,
  level: number,
  price: number | undefined,
  effects: readonly string[],
): string | undefined {
  if (price === undefined) return undefined;
  return words.format(message, { level, price: words.money(price), effect: effects[level - 1] ?? '' });
}

export function shaftText({ words, view, player }: PlyContext, space: number): string | undefined {
  const stage = stageOf(player) + 1;
  if (stage > SHAFTS || space >= SPACES) return undefined;
  return words.format(words.messages.plies.buildShaft, {
    space: words.place(space),
    stage,
    price: words.money(SHAFT_PRICES[view.seats]?.[stage] ?? 0),
    ground: shaftGround(words, view, space),
  });
}

export function shaftMoveText({ words, view, player }: PlyContext, noun: number): string | undefined {
  const from = player.shafts[movedShaft(noun)] ?? NOWHERE;
  const stage = shaftMoveStage(noun);
  if (from === NOWHERE || stage > SHAFTS) return undefined;
  return words.format(words.messages.plies.moveShaft, {
    from: words.place(from),
    to: words.place(shaftMoveSpace(noun)),
    stage,
    price: words.money(SHAFT_PRICES[view.seats]?.[stage] ?? 0),
    ground: shaftGround(words, view, shaftMoveSpace(noun)),
  });
}
