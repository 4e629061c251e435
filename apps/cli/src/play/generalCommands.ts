import { recordOf } from '@pithead/kernel';
import type { Viewer } from '@pithead/kernel';
import { printableLine } from '@pithead/terminal';
import { createSeating, kindsFromNames } from '../bots/seating.ts';
import type { PlayCommand } from '../input/commandWords.ts';
import { EXAMPLE_WORDS } from '../input/commandWords.ts';
import { inputExamples } from '../input/inputExamples.ts';
import { saveRecord } from '../records/recordFiles.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import { answerUserErrors, runSharedCommand, showAnswer } from '../session/sharedCommands.ts';
import { UserError } from '../userError.ts';
import { loadLocalMatch } from './localMatch.ts';
import { commandSessionOf } from './playCommandSession.ts';
import type { PlaySession } from './playSession.ts';
import { createMatchState, mustWarnUnsaved, warnOnce } from './playSession.ts';

export function runGeneralCommand(
  session: PlaySession,
  viewer: Viewer,
  command: PlayCommand,
): Promise<InputResult> {
  const commandSession = commandSessionOf(session, viewer);
  const { word, rest } = command;
  return answerUserErrors(commandSession, () => {
    switch (word) {
      case 'help': {
        const examples = inputExamples(session.matchState.match, viewer);
        return showAnswer(commandSession, session.translate('playHelp', examples).split('\n'));
      }
      case 'save':
        return save(session, rest);
      case 'load':
        return load(session, rest);
      case 'quit':
        return mustWarnUnsaved(session) ? warnOnce(session, session.translate('quitUnsaved')) : 'quit';
      default:
        return runSharedCommand(commandSession, command);
    }
  });
}

function save(session: PlaySession, file: string): InputResult {
  const { translate, matchState, language } = session;
  if (file === '') throw new UserError('fileWhich', { command: EXAMPLE_WORDS.save[language] });
  saveRecord(file, recordOf(matchState.match));
  session.saved = matchState.match.plies.length;
  session.notice = [translate('saved', { file: printableLine(file) })];
  return 'continue';
}

function load(session: PlaySession, file: string): InputResult {
  const { gameParts, translate, language } = session;
  if (file === '') throw new UserError('fileWhich', { command: EXAMPLE_WORDS.load[language] });
  const match = loadLocalMatch(gameParts, file);
  if (mustWarnUnsaved(session)) return warnOnce(session, translate('loadUnsaved'));
  const { names } = match.setup;
  session.seating = createSeating(names, kindsFromNames(names, gameParts), gameParts, translate);
  session.matchState = createMatchState(match, session.seating.kinds);
  session.bots.prepare(gameParts, match, session.seating.kinds);
  session.saved = match.plies.length;
  session.loaded = match.plies.length;
  session.known.clear();
  session.shown.clear();
  session.keyboard = undefined;
  session.warned = false;
  session.screen.clearHistory();
  session.onlyNotice = false;
  session.notice = [translate('loaded', { file: printableLine(file) })];
  return 'continue';
}
