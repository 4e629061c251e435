/** A matrix by resource: prices, supply, reach. Below it the investments and the end-of-game gauges. */
import type { SiberiaView } from '../rules/index.ts';
import {
  BLOCKING_TILES,
  CITIES,
  countBits,
  EMPTY_SUPPLIES_TO_END,
  RESOURCES,
  sidesOfField,
} from '../rules/index.ts';
import { inReach } from '../text/viewFigures.ts';
import { truncate, flowPieces, headingLine, padLeft, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import { figuresMark, resourceMark, playerAt } from './pieces.ts';

const LABEL = 13;
const COLUMN = 6;

export function drawExchanges(drawing: TableDrawing, seat: number, width: number): string[] {
  const { view, words, things, style } = drawing;
  const player = playerAt(view, seat);
  const reach = (resource: number): string => dash(drawing, inReach(view, player, resource));
  return [
    header(drawing, width),
    ...cityRows(drawing),
    row(words.supply, (resource) => things.number(view.supply[resource] ?? 0)),
    row(words.inReach, reach),
    headingLine(
      style,
      words.investments,
      things.format(words.stackAndBag, { stack: view.investmentsInStack, bag: view.bagSize }),
      width,
    ),
    ...flowPieces(investments(drawing), ' · ', width),
  ].map((line) => truncate(line.trimEnd(), width));
}

function header(drawing: TableDrawing, width: number): string {
  const { words, style } = drawing;
  const start =
    padRight(style('heading', words.exchanges), LABEL) +
    row('', (resource) => resourceMark(drawing, resource)).slice(LABEL);
  return `${start} ${style('dim', '─'.repeat(Math.max(0, width - displayWidth(start) - 1)))}`;
}

/** Both sides as long as none is chosen. SB-2.4 */
function cityRows(drawing: TableDrawing): string[] {
  const { view, things, style } = drawing;
  return view.cities.flatMap((chosen, field) => {
    const sides = chosen >= 0 ? [chosen] : sidesOfField(field);
    const standing =
      chosen >= 0 ? figuresMark(drawing, ({ salesmen }) => salesmen[field]) : style('dim', '?');
    return sides.map(
      (city) =>
        `${row(things.city(city), (resource) => dash(drawing, CITIES[city]?.prices[resource] ?? 0))} ${standing}`,
    );
  });
}

const row = (label: string, cellOf: (resource: number) => string): string =>
  padRight(label, LABEL) + RESOURCES.map((_, resource) => padLeft(cellOf(resource), COLUMN)).join('');

const dash = ({ things, style, words }: TableDrawing, value: number): string =>
  value === 0 ? style('dim', words.none) : things.number(value);

function investments({ view, words, things, capital }: TableDrawing): string[] {
  return view.faceUp.length === 0
    ? [words.none]
    : view.faceUp.map((action) => capital(things.action(action)));
}

export function drawGauges(drawing: TableDrawing, width: number): string[] {
  const { view, words } = drawing;
  // The last round goes on after a limit is reached, but the counters stop there. SB-10.3
  const gauge = (label: string, count: number, end: number): string => {
    const value = Math.min(count, end);
    return `${label} ${'█'.repeat(value)}${'░'.repeat(end - value)} ${value}/${end}`;
  };
  const gauges = [
    gauge(words.gauges.territoriesClosed, countBits(view.closed), BLOCKING_TILES),
    gauge(words.gauges.supplyFieldsEmpty, emptyFields(view), EMPTY_SUPPLIES_TO_END),
  ];
  return flowPieces(gauges, '   ', width);
}

const emptyFields = (view: SiberiaView): number => view.supply.filter((count) => count === 0).length;
