/** Runs in Node and in a browser; the results must be identical (promise P5). */
import type { Game, GameRecord, RecordedPly, State } from '@pithead/kernel';
import {
  canonicalJson,
  commitmentOf,
  drawUint32,
  hashOf,
  isBrokenReplay,
  isOver,
  keyFromHex,
  parseRecord,
  playPly,
  replay,
} from '@pithead/kernel';

export interface ReplayTrace {
  /** After the setup and after every ply, each played on a state parsed from JSON. */
  readonly hashes: readonly string[];
  /** One hash over all facts, some views of changing viewers, and the outcome. */
  readonly shownHash: string;
  readonly differences: readonly string[];
}

/** Of an unrelated match that draws in between: the generators must not influence each other. */
const OTHER_KEY = [1, 2, 3, 4, 5, 6, 7, 8];

const VIEW_EVERY = 3;

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export type GamesById = Readonly<Record<string, Game>>;

export function traceReplay(games: GamesById, text: string): ReplayTrace {
  const hashes: string[] = [];
  const shown: unknown[] = [];
  const differences: string[] = [];
  try {
    const record = parseRecord(text);
    const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
    if (game === undefined) throw new Error(`no game is called ${record.game}`);
    traceRecord(game, record, hashes, shown, differences);
  } catch (error) {
    differences.push(String(error));
  }
  return { hashes, shownHash: hashOf(shown), differences };
}

function traceRecord(
  game: Game,
  record: GameRecord,
  hashes: string[],
  shown: unknown[],
  differences: string[],
): void {
  if (commitmentOf(keyFromHex(record.key)) !== record.commitment)
    differences.push('the key is not the one that was promised');
  let fromJson: State | undefined;
  const match = replay(game, record, ({ played, state, facts }) => {
    fromJson = throughJson(fromJson === undefined ? state : play(game, fromJson, record.plies[played - 1]));
    hashes.push(hashOf(fromJson));
    if (hashes.at(-1) !== record.hashes[played]) differences.push(`after ${played} plies`);
    if (!isSame(state, fromJson)) differences.push(`after ${played} plies, from the state without JSON`);
    drawUint32({ key: OTHER_KEY, drawn: state.chance.drawn });
    shown.push(facts);
    if (played % VIEW_EVERY === 0)
      shown.push(hashOf(game.view(state, viewerAt(played / VIEW_EVERY, state.seats))));
  });
  if (isBrokenReplay(match)) differences.push(`ply ${match.ply} is refused: ${match.refusal.reason}`);
  else if (isOver(match.state)) shown.push(game.outcome(match.state));
}

/** The fast comparison nearly always succeeds; otherwise only the order of keys may differ. */
const isSame = (a: State, b: State): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);

function viewerAt(turn: number, seats: number): number | undefined {
  const place = turn % (seats + 1);
  return place === seats ? undefined : place;
}

function play(game: Game, state: State, ply: RecordedPly | undefined): State {
  if (ply === undefined) throw new Error('there are more steps than plies');
  const [seat, verb, noun] = ply;
  playPly(game, state, seat, [verb, noun], undefined);
  return state;
}
