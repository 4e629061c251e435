import type { PlayerView, RockwellView } from '../rules/index.ts';
import { AL, dieOf, hasAl, ownerOf, placeOf, powerOf, RESOURCES } from '../rules/index.ts';
import { SEAT_SYMBOLS } from '../text/vocabulary.ts';
import type { TableStyler, TableStyle } from './styles.ts';
import { truncate } from '@pithead/terminal';
import type { TerminalText } from './words.ts';

export interface TableDrawing extends TerminalText {
  readonly view: RockwellView;
  readonly names: readonly string[];
  readonly style: TableStyler;
  readonly width: number;
}

/** For text whose length is measured, or that is coloured as a whole. */
export const withoutColour = (drawing: TableDrawing): TableDrawing => ({
  ...drawing,
  style: (_style, text) => text,
});

/** In the order of RESOURCES; not translated. */
const METALS = ['Zn', 'Cu', 'Ag', 'Au'] as const;
const AL_GLYPH = '✚';

export const TABLE_MARKS = {
  pending: '▸',
  active: '▸',
  free: '·',
  pile: '≡',
  shaft: '⌂',
  prestige: '★',
} as const;

export const isAl = (view: RockwellView, owner: number): boolean => hasAl(view) && owner === AL;

export const ownersOf = (view: RockwellView): number[] =>
  Array.from({ length: view.seats + (hasAl(view) ? 1 : 0) }, (_, owner) => owner);

export function ownerGlyph({ view, style }: TableDrawing, owner: number, behind = ''): string {
  if (isAl(view, owner)) return style('al', `${AL_GLYPH}${behind}`);
  return style(`seat${owner as 0 | 1 | 2 | 3}`, `${SEAT_SYMBOLS[owner]}${behind}`);
}

const NAME_WIDTH = 16;

export function ownerLabel(drawing: TableDrawing, owner: number): string {
  const name = isAl(drawing.view, owner)
    ? drawing.things.messages.al
    : truncate(drawing.names[owner] ?? '', NAME_WIDTH);
  return `${ownerGlyph(drawing, owner)} ${name}`;
}

export const ownerGlyphs = (drawing: TableDrawing, seats: readonly number[]): string =>
  seats.map((seat) => ownerGlyph(drawing, seat)).join(' ');

export const crewsIn = (view: RockwellView, place: number): number[] =>
  view.crews.flatMap((packed, crew) => (placeOf(packed) === place ? [crew] : []));

/** `▲2`, or `▲2+1` with a die of power 1. */
export function crewMark(drawing: TableDrawing, crew: number): string {
  const packed = drawing.view.crews[crew] as number;
  const die = dieOf(packed) === 0 ? '' : `+${dieOf(packed)}`;
  return ownerGlyph(drawing, ownerOf(crew), `${powerOf(packed)}${die}`);
}

export const isActive = (view: RockwellView, crew: number): boolean =>
  view.steps.length > 0 && view.active === crew;

const metalStyle = (resource: number): TableStyle => `metal${resource as 0 | 1 | 2 | 3}`;

export const metalLabel = ({ style }: TableDrawing, resource: number, before = ''): string =>
  style(metalStyle(resource), before + METALS[resource]);

export const cubePieces = (drawing: TableDrawing, counts: readonly number[], from = 0): string[] =>
  RESOURCES.flatMap((_, resource) => {
    const count = counts[from + resource] ?? 0;
    return count === 0 ? [] : [metalLabel(drawing, resource, String(count))];
  });

export const prestigeLabel = (points: number): string => `${points}${TABLE_MARKS.prestige}`;

export const playerAt = (view: RockwellView, seat: number): PlayerView => view.players[seat] as PlayerView;

export const pendingOf = (view: RockwellView): number => view.steps.at(-1)?.pending ?? 0;
