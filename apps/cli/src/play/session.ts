import type { GameEntry } from '@pithead/games';
import type { Match, Seat } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import type { Say } from '../text/index.ts';
import { sayIn } from '../text/index.ts';
import type { Minds } from './minds.ts';
import type { Screen } from './screen.ts';
import type { Seating } from './seats.ts';
import { seatingOf } from './seats.ts';

export interface Session {
  readonly screen: Screen;
  readonly bots: Minds;
  readonly entry: GameEntry;
  match: Match;
  seating: Seating;
  language: Language;
  text: GameText;
  say: Say;
  /** Number of plies in the file that was saved or loaded last. */
  saved: number;
  /** Number of plies that came from a file; −1 for a new game. */
  loaded: number;
  /** By seat: the number of plies that were news up to the last own turn, and that were shown. */
  readonly known: Map<Seat, number>;
  readonly shown: Map<Seat, number>;
  notice: readonly string[];
  onlyNotice: boolean;
  /** The warning about unsaved changes was shown. */
  warned: boolean;
  keyboard: Seat | undefined;
}

export type After = 'goOn' | 'quit';

/** On a terminal, the first attempt to drop an unsaved game only warns. */
export function mustWarn({ screen, warned, match, saved }: Session): boolean {
  return screen.pages && !warned && !match.isOver && match.plies.length > 0 && match.plies.length !== saved;
}

export function warn(session: Session, notice: string): After {
  session.warned = true;
  session.notice = [notice];
  return 'goOn';
}

/** At the end of the input, which may have been a slip of the fingers. */
export function leave(session: Session): After {
  return mustWarn(session) && session.screen.resume() ? warn(session, session.say('leaveUnsaved')) : 'quit';
}

export function setLanguage(session: Session, language: Language): void {
  session.language = language;
  session.text = session.entry.text(language);
  session.say = sayIn(language);
  session.seating = seatingOf(session.match.table.names, session.seating.kinds, session.entry, session.say);
}

/** The only person at the keyboard, if there is one: their own board may be drawn while bots decide. */
export function onlyPerson({ seating }: Session): Seat | undefined {
  const people = seating.kinds.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
