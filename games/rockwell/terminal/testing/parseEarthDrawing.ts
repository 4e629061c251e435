import { CORE, ENTRANCES, FIRST_BORDER, FIRST_ENTRANCE, RING, STRATA } from '../../rules/index.ts';

interface Earth {
  readonly crews: ReadonlyMap<number, string[]>;
  readonly shafts: ReadonlyMap<number, string[]>;
  readonly texts: readonly string[];
  readonly walls: readonly (readonly number[])[];
}

const RULE = /^[┌└├]─/;
const WALLS = /[│╎]/g;
const CREW = /[▲●■◆✚]\d(?:\+\d)?/g;
const SHAFT = /⌂([▲●■◆])/g;

function bands(lines: readonly string[]): string[][] {
  const first = lines.findIndex((line) => RULE.test(line));
  const found: string[][] = [];
  for (const line of lines.slice(first)) {
    if (RULE.test(line)) found.push([]);
    else if (found.length === STRATA.length + 3) break;
    else found.at(-1)?.push(line);
  }
  return found.slice(0, STRATA.length + 2);
}

export function parseEarthDrawing(lines: readonly string[]): Earth {
  const crews = new Map<number, string[]>();
  const shafts = new Map<number, string[]>();
  const texts: string[] = [];
  const note = (map: Map<number, string[]>, place: number, text: string): void =>
    void map.set(place, [...(map.get(place) ?? []), text]);
  const columnsOf = (line: string): number[] => [...line.matchAll(WALLS)].map(({ index }) => index);
  const rows = bands(lines);
  const walls = rows.map((band) => columnsOf(band[0] ?? ''));
  rows.forEach((band, level) => {
    const columns = walls[level] as number[];
    for (const line of band) {
      for (const { index, 0: text } of line.matchAll(CREW))
        note(crews, placeAt(level, columns, line, index, text.length), text);
      for (const { index, 1: owner } of line.matchAll(SHAFT))
        note(shafts, placeAt(level, columns, line, index, 1), owner as string);
    }
    if (level === 0 || level > STRATA.length) return;
    for (let i = 0; i < RING; i++)
      texts.push(band.map((line) => line.slice((columns[i] as number) + 1, columns[i + 1])).join(' '));
  });
  return { crews, shafts, texts, walls: walls.slice(1, -1) };
}

function placeAt(
  level: number,
  walls: readonly number[],
  line: string,
  from: number,
  length: number,
): number {
  const isBroken = (column: number): boolean => line[column] !== '│' && line[column] !== '╎';
  const broken = walls.findIndex(
    (column) => column >= from - 1 && column <= from + length && isBroken(column),
  );
  const cell = walls.findLastIndex((column) => column < from);
  if (level === 0) return cell < ENTRANCES ? FIRST_ENTRANCE + cell : -1;
  if (level > STRATA.length) return CORE;
  const first = (level - 1) * RING;
  return broken < 0 ? first + cell : FIRST_BORDER + first + broken - 1;
}
