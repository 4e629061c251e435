import type { Person, PlayerView, SiberiaView } from '../rules/index.ts';
import { MANAGER, MANAGER_TILE, NO_RESOURCE, PERSONS, RESEARCH, RESOURCES, TILES } from '../rules/index.ts';
import type { TableStyler, TableStyle } from './styles.ts';
import { truncate } from '@pithead/terminal';
import type { TerminalText } from './words.ts';

export interface TableDrawing extends TerminalText {
  readonly view: SiberiaView;
  readonly names: readonly string[];
  readonly style: TableStyler;
  readonly width: number;
}

const SEAT_GLYPHS = ['▲', '●', '■', '◆'] as const;

export const TABLE_MARKS = {
  ready: '▸',
  pending: '▸',
  investment: '⬢',
  tile: '▮',
  free: '·',
  closed: '╳',
} as const;

const resourceStyle = (resource: number): TableStyle => `resource${resource as 0 | 1 | 2 | 3 | 4}`;
const seatStyle = (seat: number): TableStyle => `seat${seat as 0 | 1 | 2 | 3}`;

export const resourceMark = ({ style, things }: TableDrawing, resource: number): string =>
  style(resourceStyle(resource), things.resourceLetter(resource));

export const resourceMarks = (drawing: TableDrawing, bits: number): string =>
  RESOURCES.flatMap((_, resource) =>
    (bits & (1 << resource)) === 0 ? [] : [resourceMark(drawing, resource)],
  ).join(' ');

export const seatGlyph = ({ style }: TableDrawing, seat: number, count = ''): string =>
  style(seatStyle(seat), `${SEAT_GLYPHS[seat]}${count}`);

const NAME_WIDTH = 16;

export const seatLabel = (drawing: TableDrawing, seat: number): string =>
  `${seatGlyph(drawing, seat)} ${truncate(drawing.names[seat] ?? '', NAME_WIDTH)}`;

/** `▲●2`: the figures of all seats in one place; a single figure has no number. */
export function figuresMark(
  drawing: TableDrawing,
  countOf: (player: PlayerView) => number | undefined,
): string {
  return drawing.view.players
    .map((player, seat) => {
      const count = countOf(player) ?? 0;
      return count === 0 ? '' : seatGlyph(drawing, seat, count === 1 ? '' : String(count));
    })
    .join('');
}

export const personLetter = ({ words }: TableDrawing, person: number): string =>
  words.persons[PERSONS[person] as Person];

/** `L/G`: person before resource; `M`: manager. A manager on another action is a joker. SB-7.2 */
export function tileMark(drawing: TableDrawing, tile: number, place: number = RESEARCH): string {
  const kind = TILES[tile] as (typeof TILES)[number];
  if (kind.resource !== NO_RESOURCE)
    return `${personLetter(drawing, kind.person)}/${resourceMark(drawing, kind.resource)}`;
  return tile === MANAGER_TILE && place < RESEARCH && place !== MANAGER
    ? drawing.words.joker
    : personLetter(drawing, MANAGER);
}

export const playerAt = (view: SiberiaView, seat: number): PlayerView => view.players[seat] as PlayerView;

export const pendingOf = (view: SiberiaView): number => view.steps.at(-1)?.pending ?? 0;
