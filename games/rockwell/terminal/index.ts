/** The first line is a headline that stays visible while the rest scrolls. */
import type { GameText } from '@pithead/text';
import type { PhaseName, RockwellFact, RockwellView } from '../rules/index.ts';
import { ROUNDS } from '../rules/index.ts';
import { totals } from '../text/lazy/viewFigures.ts';
import { isLastTurn } from '../text/viewFigures.ts';
import { drawBoards } from './boards.ts';
import { drawCompany } from './company.ts';
import { drawEarth } from './earth.ts';
import { truncate, flowPieces, padLeft, displayWidth } from '@pithead/terminal';
import { createTableStyler } from './styles.ts';
import type { TableDrawing } from './pieces.ts';
import { ownerLabel, ownersOf, prestigeLabel } from './pieces.ts';
import { drawPiles } from './piles.ts';
import { drawPlayers } from './players.ts';
import type { DecisionStep, TurnPart } from './words.ts';
import { terminalTextFor } from './words.ts';

export interface TerminalTableContext {
  readonly names: readonly string[];
  readonly text: GameText<RockwellFact, RockwellView>;
  readonly width: number;
  readonly colour: boolean;
}

export function drawTable(
  view: RockwellView,
  { names, text, width, colour }: TerminalTableContext,
): string[] {
  const drawing: TableDrawing = {
    ...terminalTextFor(text.language),
    view,
    names,
    width,
    style: createTableStyler(colour),
  };
  return [
    ...headline(drawing, text.title),
    ...drawEarth(drawing),
    ...drawBoards(drawing),
    ...drawPiles(drawing),
    ...drawCompany(drawing),
    ...drawPlayers(drawing),
  ];
}

function headline(drawing: TableDrawing, title: string): string[] {
  const { view, style, width } = drawing;
  const ways = waysToSay(drawing, title);
  const where = ways.find((way) => displayWidth(way) <= width) ?? truncate(ways.at(-1) ?? '', width);
  const points = view.steps.length > 0 ? [] : totals(view);
  const names = ownersOf(view).map((owner) => {
    const total = points[owner];
    return total === undefined
      ? ownerLabel(drawing, owner)
      : `${ownerLabel(drawing, owner)} ${style('strong', prestigeLabel(total))}`;
  });
  const right = names.join('   ');
  const room = width - displayWidth(where) - 3;
  return displayWidth(right) <= room
    ? [`${where}   ${padLeft(right, room)}`]
    : [where, ...flowPieces(names, '   ', width)];
}

/** From the longest form to the shortest; the first that fits is used. */
function waysToSay(drawing: TableDrawing, title: string): string[] {
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

function whereWeAre({
  view,
  words,
  things,
}: TableDrawing): Record<'turn' | 'part' | 'round' | 'step', string> {
  const [first] = view.steps;
  const last = view.steps.at(-1);
  const turn = things.format(words.turn, { turn: view.turn });
  if (first === undefined || last === undefined) return { turn, part: '', round: '', step: words.gameOver };
  const part = PARTS[first.at as PhaseName];
  return {
    turn: isLastTurn(view) ? `${turn}, ${words.lastTurn}` : turn,
    part: part === null ? '' : words.parts[part],
    round: view.round === 0 ? '' : things.format(words.round, { round: view.round, rounds: ROUNDS }),
    step: words.steps[last.at as DecisionStep],
  };
}

/** An extraction always interrupts another step, so it has no part of its own. */
const PARTS: Readonly<Record<PhaseName, TurnPart | null>> = {
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
