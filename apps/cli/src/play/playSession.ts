import type { GameParts } from '@pithead/games/loaded';
import type { Match, Seat, Viewer } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import { MatchState, offlineContext } from '@pithead/match';
import type { ViewerState } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { PlayerKind } from '../bots/botNames.ts';
import type { Seating } from '../bots/seating.ts';
import type { SessionBots } from '../bots/sessionBots.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import type { TranslateCliMessage } from '../text/index.ts';

export interface PlaySession {
  readonly screen: GameScreen;
  readonly bots: SessionBots;
  readonly gameParts: GameParts;
  matchState: MatchState;
  seating: Seating;
  language: Language;
  text: GameText;
  translate: TranslateCliMessage;
  /** Plies in the file that was saved or loaded last. */
  saved: number;
  /** Plies that came from a file; −1 for a new game. */
  loaded: number;
  /** By seat, as numbers of plies: known at the end of the last own turn, and shown. */
  readonly known: Map<Seat, number>;
  readonly shown: Map<Seat, number>;
  notice: readonly string[];
  onlyNotice: boolean;
  warned: boolean;
  keyboard: Seat | undefined;
}

export const createMatchState = (match: Match, kinds: readonly PlayerKind[]): MatchState =>
  new MatchState(
    match,
    kinds.reduce((people, kind, seat) => (kind === 'human' ? people | bit(seat) : people), 0),
  );

export const viewerStateOf = ({ matchState }: PlaySession, viewer: Viewer): ViewerState =>
  matchState.viewerState(viewer, offlineContext(matchState));

/** On a terminal only the second attempt drops an unsaved game. */
export function mustWarnUnsaved({ screen, warned, matchState: { match }, saved }: PlaySession): boolean {
  return screen.pages && !warned && !match.isOver && match.plies.length > 0 && match.plies.length !== saved;
}

export function warnOnce(session: PlaySession, notice: string): InputResult {
  session.warned = true;
  session.notice = [notice];
  return 'continue';
}

/** The end of the input may have been a slip of the fingers. */
export function leaveSession(session: PlaySession): InputResult {
  return mustWarnUnsaved(session) && session.screen.resume()
    ? warnOnce(session, session.translate('leaveUnsaved'))
    : 'quit';
}

/** Undefined with several people at the keyboard: then nobody's own board may be drawn while bots decide. */
export function onlyPerson({ seating }: PlaySession): Seat | undefined {
  const people = seating.kinds.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
