/**
 * The table of Rockwell in a terminal. The first line is a headline that stays visible while the rest
 * scrolls.
 */
import type { GameText } from '@pithead/text';
import type { At, RockwellFact, RockwellView } from '../rules/index.ts';
import { ROUNDS } from '../rules/index.ts';
import { isLastTurn, totals } from '../text/reckoning.ts';
import { drawBoards } from './boards.ts';
import { drawCompany } from './company.ts';
import { drawEarth } from './earth.ts';
import { clip, flow, padLeft, widthOf } from '@pithead/terminal';
import { paintFor } from './ink.ts';
import type { Drawing } from './pieces.ts';
import { ownerName, ownersOf, prestige } from './pieces.ts';
import { drawPiles } from './piles.ts';
import { drawPlayers } from './players.ts';
import type { Asked, Part } from './words.ts';
import { speechFor } from './words.ts';

export interface Context {
  readonly names: readonly string[];
  readonly text: GameText<RockwellFact, RockwellView>;
  readonly width: number;
  readonly colour: boolean;
}

export function drawTable(view: RockwellView, { names, text, width, colour }: Context): string[] {
  const drawing: Drawing = { ...speechFor(text.language), view, names, width, style: paintFor(colour) };
  return [
    ...headline(drawing, text.title),
    ...drawEarth(drawing),
    ...drawBoards(drawing),
    ...drawPiles(drawing),
    ...drawCompany(drawing),
    ...drawPlayers(drawing),
  ];
}

function headline(drawing: Drawing, title: string): string[] {
  const { view, style, width } = drawing;
  const ways = waysToSay(drawing, title);
  const where = ways.find((way) => widthOf(way) <= width) ?? clip(ways.at(-1) ?? '', width);
  const points = view.steps.length > 0 ? [] : totals(view);
  const names = ownersOf(view).map((owner) => {
    const total = points[owner];
    return total === undefined
      ? ownerName(drawing, owner)
      : `${ownerName(drawing, owner)} ${style('strong', prestige(total))}`;
  });
  const right = names.join('   ');
  const room = width - widthOf(where) - 3;
  return widthOf(right) <= room
    ? [`${where}   ${padLeft(right, room)}`]
    : [where, ...flow(names, '   ', width)];
}

/** From the longest form to the shortest; the first that fits is used. */
function waysToSay(drawing: Drawing, title: string): string[] {
  const { style, capital } = drawing;
  const { turn, part, round, step } = whereWeAre(drawing);
  const name = style('strong', title);
  const said = (...pieces: readonly string[]): string => pieces.filter((piece) => piece !== '').join(' · ');
  return [
    said(name, turn, part, round, step),
    capital(said(turn, part, round, step)),
    capital(said(turn, round, step)),
    capital(said(turn, step)),
  ];
}

function whereWeAre({ view, words, things }: Drawing): Record<'turn' | 'part' | 'round' | 'step', string> {
  const [first] = view.steps;
  const last = view.steps.at(-1);
  const turn = things.format(words.turn, { turn: view.turn });
  if (first === undefined || last === undefined) return { turn, part: '', round: '', step: words.gameOver };
  const part = PARTS[first.at as At];
  return {
    turn: isLastTurn(view) ? `${turn}, ${words.lastTurn}` : turn,
    part: part === null ? '' : words.parts[part],
    round: view.round === 0 ? '' : things.format(words.round, { round: view.round, rounds: ROUNDS }),
    step: words.steps[last.at as Asked],
  };
}

/** An extraction always interrupts another step, so it has no part of its own. */
const PARTS: Readonly<Record<At, Part | null>> = {
  auction: null,
  vicePresidents: null,
  insurance: 'phaseOne',
  drilling: 'phaseOne',
  die: 'phaseOne',
  moved: 'phaseOne',
  advantage: 'phaseOne',
  advantaged: 'phaseOne',
  alCrew: 'phaseOne',
  alDestination: 'phaseOne',
  alMoved: 'phaseOne',
  trading: 'phaseTwo',
  tradingUnseen: 'phaseTwo',
  traded: 'phaseTwo',
  workshop: 'phaseThree',
  acted: 'phaseThree',
  alUpgrade: 'phaseThree',
  alUpgraded: 'phaseThree',
  extractionOrder: null,
  danger: null,
};
