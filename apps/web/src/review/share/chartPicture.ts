/** The chart as a picture of its own: SVG with its colours inside. */
import type { Review } from '@pithead/review';
import { bandPath, glyphPath, reviewChartScale, seatLinePath, spread } from '../chart/reviewChartScale.ts';
import type { ChartSection } from '../chart/reviewChartScale.ts';
import type { TurningPoint } from '../moment/turningPoints.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const FONTS = 'Barlow Condensed, Roboto Condensed, Arial Narrow, sans-serif';
const BOX = { left: 90, top: 150, width: 860, height: 320 };

interface PictureInput {
  readonly review: Review;
  readonly names: readonly string[];
  readonly title: string;
  readonly game: string;
  readonly scores: readonly string[];
  readonly points: readonly TurningPoint[];
  readonly sections: readonly ChartSection[];
  /** Where the largest draws of the shown seat came. */
  readonly luck: readonly { readonly letter: string; readonly moment: number }[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function chartPicture(input: PictureInput): string {
  const { review, names, title, game, scores, points, sections, luck } = input;
  const styles = getComputedStyle(document.documentElement);
  const colour = (token: string): string => styles.getPropertyValue(`--${token}`).trim();
  const line = (seat: number): string => colour(`seat-${seat % 4}-line`);
  const scale = reviewChartScale(review, 'chances', BOX);
  const last = review.moments.length - 1;
  const bottom = BOX.top + BOX.height;
  const text = (x: number, y: number, words: string, more = '', size = 22): string =>
    `<text x="${x}" y="${y}" fill="${colour('ink')}" font-size="${size}" ${more}>${escaped(words)}</text>`;
  const ends = spread(
    names.map((_, seat) => scale.y(scale.value(last, seat))),
    28,
  );
  const glyph = (seat: number, x: number, y: number): string =>
    `<path d="${glyphPath(seat)}" transform="translate(${x} ${y}) scale(1.6)" fill="${line(seat)}"/>`;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('surface')}"/>`,
    text(90, 90, title, 'font-weight="600"', Math.min(44, Math.round(2000 / title.length))),
    ...sections.map(({ from, to, name }, i) => {
      const [x, width] = [scale.x(from), scale.x(to) - scale.x(from)];
      const shade =
        i % 2 === 1
          ? `<rect x="${x}" y="${BOX.top}" width="${width}" height="${BOX.height}" fill="${colour('calm')}"/>`
          : '';
      const label =
        width > name.length * 11 ? text(x + width / 2, bottom + 34, name, 'text-anchor="middle"') : '';
      const frame = `<rect x="${x}" y="${bottom + 10}" width="${width}" height="32" fill="none" stroke="${colour('brass')}"/>`;
      return shade + frame + label;
    }),
    ...scale.ticks.flatMap((value) => [
      `<path d="M${BOX.left} ${scale.y(value)}h${BOX.width}" stroke="${colour('line')}" stroke-dasharray="3 5"/>`,
      text(BOX.left - 10, scale.y(value) + 7, String(Math.round(100 * value)), 'text-anchor="end"'),
    ]),
    ...names.flatMap((name, seat) => {
      const [right, y] = [BOX.left + BOX.width, ends[seat] ?? 0];
      const percent = `${Math.round(100 * scale.value(last, seat))} %`;
      return [
        `<path d="${bandPath(review, seat, scale)}" fill="${line(seat)}" opacity=".15"/>`,
        `<path d="${seatLinePath(review, seat, scale)}" fill="none" stroke="${line(seat)}" stroke-width="3.500"/>`,
        glyph(seat, right + 18, y),
        text(right + 34, y + 7, `${name.slice(0, 12)} ${percent}`),
      ];
    }),
    ...points.flatMap(({ number, decision, mark }) => {
      const [x, y] = [
        scale.x(decision.momentBefore),
        scale.y(scale.value(decision.momentBefore, decision.seat)),
      ];
      const colours = `fill="${colour('surface')}" stroke="${line(decision.seat)}" stroke-width="2"`;
      const dashes = mark === undefined ? ' stroke-dasharray="4 3"' : '';
      return [
        `<path d="M${x} ${y}v-18" stroke="${line(decision.seat)}"/>`,
        `<rect x="${x - 15}" y="${y - 46}" width="30" height="28" rx="4" ${colours}${dashes}/>`,
        text(x, y - 25, String(number ?? '…'), 'text-anchor="middle"'),
      ];
    }),
    ...names.flatMap((name, seat) => [
      glyph(seat, 100 + seat * 215, 570),
      text(118 + seat * 215, 578, `${name.slice(0, 12)} ${scores[seat] ?? ''}`),
    ]),
    ...luck.flatMap(({ letter, moment }) => {
      const [x, y] = [scale.x(moment), bottom - 4];
      const colours = `fill="${colour('surface')}" stroke="${colour('ink-2')}"`;
      return [
        `<path d="M${x} ${y - 15}l15 15-15 15-15-15z" ${colours}/>`,
        text(x, y + 6, letter, 'text-anchor="middle"', 18),
      ];
    }),
    text(WIDTH - 60, 578, `${game} · Pithead`, 'text-anchor="end"'),
    `<rect y="606" width="${WIDTH}" height="8" fill="${colour('brass')}"/>`,
    `<rect y="614" width="${WIDTH}" height="16" fill="${colour('rock-2')}"/>`,
  ];
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FONTS}">${parts.join('')}</svg>`;
}
