import { hexFromKey, keyFromHex } from './chance.ts';
import type { Fact, Game, Looker, Move, Ply, Seat, State } from './game.ts';
import { BadInput } from './game.ts';
import type { RecordedPly, Table } from './match.ts';

/** The readable form of plies and whole games: one line a turn, the same on the keyboard, in exports and for a screen reader. */

export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

const HIDDEN = '?';

/** `placeWorkers money-4`. A noun that the looker may not know is printed as a question mark. */
export function printPly<S extends State, F extends Fact>(game: Game<S, F>, ply: Ply): string {
  const move = game.moves[game.verbs.get(ply[0]) ?? -1];
  if (move === undefined) throw new BadInput('badNotation', { text: ply[0] });
  if (move.nouns.length === 1) return move.verb;
  return `${move.verb} ${move.nouns[ply[1]] ?? HIDDEN}`;
}

export function parsePly<S extends State, F extends Fact>(game: Game<S, F>, text: string): Ply {
  const [verb = '', noun, ...rest] = text.trim().split(/\s+/);
  const move = game.moves[game.verbs.get(verb) ?? -1];
  if (move === undefined || rest.length > 0) throw new BadInput('badNotation', { text });
  if (noun === undefined && move.nouns.length === 1) return [verb, 0];
  const place = move.nouns.indexOf(noun ?? '');
  if (place < 0) throw new BadInput('badNotation', { text });
  return [verb, place];
}

/** A ply as somebody else may know it: the noun of a secret move is hidden from all but its own seat. */
export function seenPly<S extends State, F extends Fact>(game: Game<S, F>, [seat, verb, noun]: RecordedPly, looker: Looker): RecordedPly {
  const move = game.moves[game.verbs.get(verb) ?? -1] as Move<S, F>;
  return move.secret && looker !== seat ? [seat, verb, -1] : [seat, verb, noun];
}

/** A whole game: a heading, then a line for every change of seat. */
export function printGame<S extends State, F extends Fact>(game: Game<S, F>, table: Table, plies: readonly RecordedPly[]): string {
  const lines = [`game ${game.id} ${game.version}`, `key ${hexFromKey(table.key)}`];
  table.names.forEach((name, seat) => lines.push(`seat ${seatLetter(seat)} ${name}`));
  for (const [name, value] of Object.entries(table.options)) lines.push(`option ${name} ${JSON.stringify(value)}`);
  let turn = 0;
  let last = -1;
  for (const [seat, verb, noun] of plies) {
    const text = printPly(game, [verb, noun]);
    if (seat === last) lines.push(`${lines.pop()}, ${text}`);
    else lines.push(`${++turn}. ${seatLetter(seat)}: ${text}`);
    last = seat;
  }
  return `${lines.join('\n')}\n`;
}

export interface ParsedGame {
  readonly table: Table;
  readonly plies: readonly RecordedPly[];
}

/** Reads what `printGame` wrote. */
export function parseGame<S extends State, F extends Fact>(game: Game<S, F>, text: string): ParsedGame {
  const names: string[] = [];
  const options: Record<string, boolean | number | string> = {};
  const plies: RecordedPly[] = [];
  let key: number[] | undefined;
  for (const line of text.split('\n').filter((filled) => filled.trim() !== '')) {
    const [word = '', first = '', ...rest] = line.split(' ');
    if (word === 'game') {
      if (first !== game.id) throw new BadInput('otherGame', { game: first });
      if (rest[0] !== String(game.version)) throw new BadInput('otherVersion', { version: rest[0] ?? '', ours: game.version });
    } else if (word === 'key') key = keyFromHex(first);
    else if (word === 'seat') names.push(rest.join(' '));
    else if (word === 'option') options[first] = parseOption(rest.join(' '), line);
    else plies.push(...parseTurn(game, line));
  }
  if (key === undefined) throw new BadInput('badNotation', { text: 'key' });
  return { table: { names, options, key }, plies };
}

function parseOption(text: string, line: string): boolean | number | string {
  try {
    return JSON.parse(text) as boolean | number | string;
  } catch {
    throw new BadInput('badNotation', { text: line });
  }
}

function parseTurn<S extends State, F extends Fact>(game: Game<S, F>, line: string): RecordedPly[] {
  const match = /^\d+\. ([A-Z]): (.+)$/.exec(line);
  if (match === null) throw new BadInput('badNotation', { text: line });
  const seat = (match[1] as string).charCodeAt(0) - 65;
  return (match[2] as string).split(', ').map((text): RecordedPly => [seat, ...parsePly(game, text)]);
}
