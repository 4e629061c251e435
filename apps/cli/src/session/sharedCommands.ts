import { parseInteger } from '@pithead/arguments';
import type { GameParts } from '@pithead/games/loaded';
import { printableLine } from '@pithead/terminal';
import type { Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import { parseLanguage } from '../arguments.ts';
import type { TypedCommand } from '@pithead/text/input';
import { ruleLines } from '../rules/rulebook.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import { needsOwnPage, showOwnPage } from '../screen/longAnswer.ts';
import type { TranslateCliMessage } from '../text/index.ts';
import { toUserError, UserError, userErrorLine } from '../userError.ts';

export type InputResult = 'continue' | 'quit';

/** What the commands of local and of server games need of a session. */
export interface CommandSession {
  readonly screen: GameScreen;
  readonly translate: TranslateCliMessage;
  readonly language: Language;
  readonly game: GameParts['game'];
  notify(lines: readonly string[]): void;
  /** Limited to what the person at the keyboard may know. */
  logLines(): string[];
  setLanguage(language: Language): void;
  leave(): InputResult;
}

export async function showAnswer(session: CommandSession, lines: readonly string[]): Promise<InputResult> {
  if (needsOwnPage(session.screen, lines))
    return (await showOwnPage(session.screen, session.translate, lines)) ? 'continue' : session.leave();
  session.notify(lines);
  return 'continue';
}

export async function answerUserErrors(
  session: CommandSession,
  run: () => InputResult | Promise<InputResult>,
): Promise<InputResult> {
  try {
    return await run();
  } catch (error) {
    const userError = toUserError(error);
    if (userError === undefined) throw error;
    session.notify([userErrorLine(userError, session.translate)]);
    return 'continue';
  }
}

export function runSharedCommand(
  session: CommandSession,
  { word, typed, rest }: TypedCommand<string>,
): Promise<InputResult> {
  switch (word) {
    case 'log':
      return showLog(session, typed, rest);
    case 'rules':
      return showRule(session, rest);
    case 'lang':
      return changeLanguage(session, rest);
    default:
      return showAnswer(session, [session.translate('notUnderstood', { text: typed })]);
  }
}

const DEFAULT_LOG_LINES = 20;
const MAX_LOG_LINES = 100_000;

function showLog(session: CommandSession, typed: string, rest: string): Promise<InputResult> {
  const count = rest === '' ? DEFAULT_LOG_LINES : parseInteger(rest, typed, 1, MAX_LOG_LINES);
  const lines = session.logLines().slice(-count);
  return showAnswer(session, lines.length > 0 ? lines : [session.translate('logEmpty')]);
}

function showRule(session: CommandSession, rest: string): Promise<InputResult> {
  const { game, translate, language } = session;
  if (rest === '')
    return showAnswer(session, [
      translate('ruleWhich', { example: Object.values(game.phases)[0]?.rule ?? '' }),
    ]);
  return showAnswer(session, ruleLines(game.id, language, printableLine(rest)));
}

function changeLanguage(session: CommandSession, rest: string): Promise<InputResult> {
  if (rest === '') throw new UserError('languageWhich', { languages: LANGUAGES.join(', ') });
  session.setLanguage(parseLanguage(rest.toLowerCase()));
  return showAnswer(session, [session.translate('languageSet')]);
}
