import { ACHIEVEMENTS, countBits, deliveryOf, TIERS } from '../rules/index.ts';
import { flowPieces, headingLine, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import { cubePieces, TABLE_MARKS, ownerGlyph, prestigeLabel } from './pieces.ts';

const GAP = 3;

export function drawPiles(drawing: TableDrawing): string[] {
  const { view, words, style, width, capital } = drawing;
  const deliveries = view.deliveryTops.map((tile) => (tile < 0 ? words.none : deliveryText(drawing, tile)));
  const cards = view.piles.map(
    (pile, i) => `${style('dim', `${TABLE_MARKS.pile}${i + 1}`)} ${countBits(pile)}`,
  );
  return [
    headingLine(style, capital(words.achievements), `${TABLE_MARKS.prestige} ${words.prestige}`, width),
    ...drawAchievements(drawing),
    ...labelled(drawing, capital(words.deliveries), deliveries),
    ...labelled(drawing, capital(words.piles), cards),
  ];
}

/** `5Zn → 2★` */
function deliveryText(drawing: TableDrawing, tile: number): string {
  const delivery = deliveryOf(tile);
  return `${cubePieces(drawing, delivery.cost).join(' ')} → ${prestigeLabel(delivery.prestige)}`;
}

const labelled = ({ style, width }: TableDrawing, label: string, items: readonly string[]): string[] =>
  flowPieces([`${style('heading', label)}  ${items[0] ?? ''}`, ...items.slice(1)], ' · ', width, '  ');

function drawAchievements(drawing: TableDrawing): string[] {
  const texts = ACHIEVEMENTS.map((_, achievement) => achievementText(drawing, achievement));
  const columns = [...new Set(TIERS)].map((tier) => texts.filter((_, i) => TIERS[i] === tier));
  const widths = columns.map((cells) => Math.max(...cells.map(displayWidth)));
  const total = widths.reduce((sum, each) => sum + each + GAP, -GAP);
  if (total > drawing.width) return flowPieces(texts, ' · ', drawing.width);
  return (columns[0] as string[]).map((_, row) =>
    columns
      .map((cells, column) => padRight(cells[row] ?? '', (widths[column] as number) + GAP))
      .join('')
      .trimEnd(),
  );
}

/** `12 Gold 5★ ▲●`: the tile on top, and who has one. RW-3.2, RW-3.3 */
function achievementText(drawing: TableDrawing, achievement: number): string {
  const { view, words, things, style } = drawing;
  const name = things.achievement(achievement);
  const top = view.achievementTops[achievement] as number;
  const owners = view.players.flatMap(({ achievements }, seat) =>
    (achievements & (1 << achievement)) === 0 ? [] : [ownerGlyph(drawing, seat)],
  );
  const value = top === 0 ? style('dim', words.none) : style('strong', prestigeLabel(top));
  return `${name} ${value}${owners.length > 0 ? ` ${owners.join('')}` : ''}`;
}
