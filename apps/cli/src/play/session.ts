/** One game at the keyboard, with everything that it remembers from one line typed to the next. */
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
  readonly minds: Minds;
  readonly entry: GameEntry;
  match: Match;
  seating: Seating;
  language: Language;
  text: GameText;
  say: Say;
  /** How many plies the file holds that this game was last saved to or loaded from. */
  saved: number;
  /** How many plies came from a file; −1 if the game began here. */
  loaded: number;
  /** Per seat: the plies that its person knows of because they were its own turn, and those it was shown. */
  readonly known: Map<Seat, number>;
  readonly shown: Map<Seat, number>;
  /** Answers to the last line typed. */
  notice: readonly string[];
  /** The last line typed changed nothing but the notice. */
  onlyNotice: boolean;
  /** The person has been told that the game is not saved. */
  warned: boolean;
  /** Who had the keyboard last. */
  keyboard: Seat | undefined;
}

/** What a typed line leads to: go on, or leave the program. */
export type After = 'goOn' | 'quit';

/** A person is told once before an unsaved game is gone; a pipe knows what it does. */
export function mustWarn({ screen, warned, match, saved }: Session): boolean {
  return screen.pages && !warned && !match.isOver && match.plies.length > 0 && match.plies.length !== saved;
}

export function warn(session: Session, notice: string): After {
  session.warned = true;
  session.notice = [notice];
  return 'goOn';
}

/** The input is over, perhaps only by a slip of the fingers. */
export function leave(session: Session): After {
  return mustWarn(session) && session.screen.resume() ? warn(session, session.say('leaveUnsaved')) : 'quit';
}

export function setLanguage(session: Session, language: Language): void {
  session.language = language;
  session.text = session.entry.text(language);
  session.say = sayIn(language);
  session.seating = seatingOf(session.match.table.names, session.seating.kinds, session.entry, session.say);
}

/**
 * The only person at the keyboard, where there is one: that person's own part may be drawn while others
 * decide.
 */
export function onlyPerson({ seating }: Session): Seat | undefined {
  const people = seating.kinds.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
