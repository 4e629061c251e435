import type { Viewer } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { createSeating } from '../bots/seating.ts';
import type { CommandSession } from '../session/sharedCommands.ts';
import { cliTranslator } from '../text/index.ts';
import { logLinesSince } from './playPage.ts';
import type { PlaySession } from './playSession.ts';
import { leaveSession } from './playSession.ts';

export const commandSessionOf = (session: PlaySession, viewer: Viewer): CommandSession => ({
  screen: session.screen,
  get translate() {
    return session.translate;
  },
  language: session.language,
  game: session.gameParts.game,
  notify: (lines) => void (session.notice = lines),
  logLines: () => logLinesSince(session, viewer, -1),
  setLanguage: (language) => setLanguage(session, language),
  leave: () => leaveSession(session),
});

function setLanguage(session: PlaySession, language: Language): void {
  const { gameParts, seating, matchState } = session;
  session.language = language;
  session.text = gameParts.text(language);
  session.translate = cliTranslator(language);
  session.seating = createSeating(matchState.match.setup.names, seating.kinds, gameParts, session.translate);
  session.shown.clear();
  session.onlyNotice = false;
}
