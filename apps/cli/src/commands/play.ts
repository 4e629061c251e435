import type { GameEntry } from '@pithead/games';
import { commitmentOf } from '@pithead/kernel';
import type { Cli, Command } from '../cli.ts';
import type { Flags } from '../input.ts';
import { Fault, gameEntry, noMoreThan, readFlags, readOptions } from '../input.ts';
import { ending } from '../play/ending.ts';
import { loadMatch, newKey, newMatch } from '../play/opening.ts';
import { openScreen } from '../play/openScreen.ts';
import type { Seating } from '../play/seats.ts';
import { readSeats, seatingByNames } from '../play/seats.ts';
import type { Session } from '../play/session.ts';
import { runSession } from '../play/loop.ts';

const DEFAULT_SEATS = 'me,bot,bot';

/** A whole game at the keyboard, with bots and friends. */
export const play: Command = async (args, cli) => {
  const flags = readFlags(args, { seats: 'value', key: 'value', option: 'list', load: 'value' });
  noMoreThan(flags, 1);
  const opened = open(gameEntry(flags.words[0]), flags, cli);
  const session: Session = { ...opened, screen: openScreen(cli.io) };
  let finished = false;
  try {
    const code = await runSession(session);
    finished = session.match.isOver;
    return code;
  } finally {
    session.screen.close(finished ? ending(session) : []);
  }
};

/** Everything is checked before the screen is touched. */
function open(entry: GameEntry, flags: Flags, { language, say }: Cli): Omit<Session, 'screen'> {
  const file = flags.value('load');
  const { match, seating } = file === undefined ? begin(entry, flags, say) : goOn(entry, flags, file, say);
  return {
    entry,
    match,
    seating,
    language,
    text: entry.text(language),
    say,
    saved: file === undefined ? -1 : match.plies.length,
    loaded: file === undefined ? -1 : match.plies.length,
    known: new Map(),
    shown: new Map(),
    notice: [say('welcome'), say('commitment', { commitment: commitmentOf(match.table.key) })],
    onlyNotice: false,
    warned: false,
    keyboard: undefined,
  };
}

type Opened = Pick<Session, 'match' | 'seating'>;

function begin(entry: GameEntry, flags: Flags, say: Cli['say']): Opened {
  const seating = readSeats(flags.value('seats') ?? DEFAULT_SEATS, entry.game, say);
  const options = readOptions(entry.game, flags.list('option'));
  return { seating, match: newMatch(entry, seating.names, options, newKey(flags.value('key'))) };
}

/** The record's names stay; `--seats` only says who plays them now. */
function goOn(entry: GameEntry, flags: Flags, file: string, say: Cli['say']): Opened {
  for (const flag of ['key', 'option']) if (flags.has(flag)) throw new Fault('notWithLoad', { flag: `--${flag}` });
  const match = loadMatch(entry, file);
  const { names } = match.table;
  const seats = flags.value('seats');
  if (seats === undefined) return { match, seating: seatingByNames(names) };
  const seating: Seating = { names, kinds: readSeats(seats, entry.game, say).kinds };
  if (seating.kinds.length !== names.length) throw new Fault('otherSeatCount', { file, seats: names.length });
  return { match, seating };
}
