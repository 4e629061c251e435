import { hexFromKey, keyFromHex } from './chance.ts';
import type { Fact, Game, Viewer, OptionValue, Ply, Seat, State } from './game.ts';
import { BadInput } from './game.ts';
import type { RecordedPly } from './match.ts';
import type { BranchPoint, MatchSetup } from './matchSetup.ts';
import { atVersion } from './versions.ts';

/** The readable form of plies and games, one line per turn: for typed input, exports and screen readers. */

export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

const HIDDEN = '?';

/** What notation needs of a game; a page has only this much of its rules. */
export interface PlyNames {
  readonly moves: readonly { readonly verb: string; readonly nouns: readonly string[] }[];
  /** The index of each verb in `moves`. */
  readonly verbs: ReadonlyMap<string, number>;
}

/** `placeWorkers money-4`, or `placeWorkers ?` if the noun is hidden. */
export function printPly(game: PlyNames, ply: Ply): string {
  const move = game.moves[game.verbs.get(ply[0]) ?? -1];
  if (move === undefined) throw new BadInput('badNotation', { text: ply[0] });
  if (move.nouns.length === 1) return move.verb;
  return `${move.verb} ${move.nouns[ply[1]] ?? HIDDEN}`;
}

export function parsePly(game: PlyNames, text: string): Ply {
  const [verb = '', noun, ...rest] = text.trim().split(/\s+/);
  const move = game.moves[game.verbs.get(verb) ?? -1];
  if (move === undefined || rest.length > 0) throw new BadInput('badNotation', { text });
  if (noun === undefined && move.nouns.length === 1) return [verb, 0];
  const place = move.nouns.indexOf(noun ?? '');
  if (place < 0) throw new BadInput('badNotation', { text });
  return [verb, place];
}

/** A ply as a viewer may know it: the noun of a secret move of another seat is −1. */
export function seenPly<S extends State, F extends Fact>(
  game: Game<S, F>,
  [seat, verb, noun]: RecordedPly,
  viewer: Viewer,
): RecordedPly {
  const move = game.moves[game.verbs.get(verb) ?? -1];
  if (move === undefined) throw new BadInput('badNotation', { text: verb });
  return move.secret && viewer !== seat ? [seat, verb, -1] : [seat, verb, noun];
}

export function printGame<S extends State, F extends Fact>(
  game: Game<S, F>,
  setup: MatchSetup,
  plies: readonly RecordedPly[],
): string {
  const lines = [`game ${game.id} ${game.version}`, `key ${hexFromKey(setup.key)}`];
  for (const { plies: count, seat, key } of setup.branches ?? [])
    lines.push(`branch ${count} ${seatLetter(seat)} ${hexFromKey(key)}`);
  setup.names.forEach((name, seat) => lines.push(`seat ${seatLetter(seat)} ${name}`));
  for (const [name, value] of Object.entries(setup.options))
    lines.push(`option ${name} ${JSON.stringify(value)}`);
  let turn = 0;
  let last = -1;
  for (const [seat, verb, noun] of plies) {
    const text = printPly(game, [verb, noun]);
    if (seat === last) lines.push(`${lines.pop()}, ${text}`);
    else lines.push(`${++turn}. ${seatLetter(seat)}: ${text}`);
    last = game.moves[game.verbs.get(verb) ?? -1]?.endsTurn ? -1 : seat;
  }
  return `${lines.join('\n')}\n`;
}

export interface ParsedGame<S extends State = State, F extends Fact = Fact, V = unknown> {
  /** Of the version that the text names. */
  readonly game: Game<S, F, V>;
  readonly setup: MatchSetup;
  readonly plies: readonly RecordedPly[];
}

/** Parses the output of `printGame`: the game, then key, branches, seats and options, then the turns. */
export function parseGame<S extends State, F extends Fact, V>(
  newest: Game<S, F, V>,
  text: string,
): ParsedGame<S, F, V> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const turns = lines.findIndex((line) => /^\d+\. /.test(line));
  const heading = turns < 0 ? lines : lines.slice(0, turns);
  const game = parseGameLine(newest, heading.shift() ?? '');
  const names: string[] = [];
  const options: Record<string, OptionValue> = {};
  const keys: number[][] = [];
  const branches: BranchPoint[] = [];
  for (const line of heading) {
    const [word = '', first = '', ...rest] = line.split(' ');
    if (word === 'key' && rest.length === 0) keys.push(keyFromHex(first));
    else if (word === 'branch') branches.push(parseBranch(line));
    else if (word === 'seat' && first === seatLetter(names.length)) names.push(rest.join(' '));
    else if (word === 'option' && Object.hasOwn(game.options, first))
      options[first] = parseOption(rest.join(' '), line);
    else throw new BadInput('badNotation', { text: line });
  }
  const [key] = keys;
  if (key === undefined || keys.length > 1) throw new BadInput('badNotation', { text: 'key' });
  const plies = (turns < 0 ? [] : lines.slice(turns)).flatMap((line) => parseTurn(game, line, names.length));
  return { game, setup: { names, options, key, ...(branches.length > 0 && { branches }) }, plies };
}

/** Whether seat and number of plies fit the match is checked when it starts. */
function parseBranch(line: string): BranchPoint {
  const [, plies = '', letter = '', key = ''] = /^branch (\d{1,7}) ([A-Z]) ([0-9a-f]{64})$/.exec(line) ?? [];
  if (letter === '') throw new BadInput('badNotation', { text: line });
  return { key: keyFromHex(key), plies: Number(plies), seat: letter.charCodeAt(0) - 65 };
}

function parseGameLine<S extends State, F extends Fact, V>(game: Game<S, F, V>, line: string): Game<S, F, V> {
  const [word, id = '', version = '', ...rest] = line.split(' ');
  if (word !== 'game' || rest.length > 0) throw new BadInput('badNotation', { text: line });
  if (id !== game.id) throw new BadInput('otherGame', { game: id });
  if (!/^[1-9]\d*$/.test(version)) throw new BadInput('badNotation', { text: line });
  return atVersion(game, Number(version));
}

function parseOption(text: string, line: string): OptionValue {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  } catch {
    // Not JSON: refused below.
  }
  throw new BadInput('badNotation', { text: line });
}

function parseTurn<S extends State, F extends Fact>(
  game: Game<S, F>,
  line: string,
  seats: number,
): RecordedPly[] {
  const match = /^\d+\. ([A-Z]): (.+)$/.exec(line);
  const seat = (match?.[1] ?? '').charCodeAt(0) - 65;
  if (match === null || seat >= seats) throw new BadInput('badNotation', { text: line });
  return (match[2] as string).split(', ').map((text): RecordedPly => [seat, ...parsePly(game, text)]);
}
