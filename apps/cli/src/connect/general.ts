import { BadInput } from '@pithead/kernel';
import { LANGUAGES, protocolTextIn } from '@pithead/text';
import { printable } from '@pithead/terminal';
import { saveRecord } from '../files.ts';
import { checkedLanguage, Fault, faultLine, faultOf, wholeNumber } from '../input.ts';
import { isLong, showLong } from '../play/longAnswer.ts';
import type { After } from '../play/session.ts';
import { ruleText } from '../rulebook.ts';
import { sayIn } from '../text/index.ts';
import { again } from './enter.ts';
import { factLines, tableLines } from './pageFor.ts';
import type { Visit } from './visit.ts';
import { demand, isOver, note } from './visit.ts';
import type { Command } from './words.ts';

/** Long answers get a page of their own; others are shown with the next page. */
async function tell(visit: Visit, lines: readonly string[]): Promise<After> {
  if (isLong(visit.screen, lines)) return (await showLong(visit.screen, visit.say, lines)) ? 'goOn' : 'quit';
  note(visit, ...lines);
  return 'goOn';
}

export async function generalCommand(visit: Visit, command: Command): Promise<After> {
  try {
    return await carryOut(visit, command);
  } catch (error) {
    const fault = error instanceof BadInput ? faultOf(error) : error;
    if (!(fault instanceof Fault)) throw error;
    return tell(visit, [faultLine(fault, visit.say)]);
  }
}

function carryOut(visit: Visit, { word, typed, rest }: Command): After | Promise<After> {
  const { say, place } = visit;
  switch (word) {
    case 'help':
      return tell(visit, say(place.seat === null ? 'watchHelp' : 'connectHelp').split('\n'));
    case 'log':
      return showLog(visit, typed, rest);
    case 'rules':
      return showRule(visit, rest);
    case 'table':
      return showTable(visit);
    case 'lang':
      return changeLanguage(visit, rest);
    case 'export':
      return exportRecord(visit, rest, typed);
    case 'again':
      demand(visit, () => again(visit));
      return 'goOn';
    case 'quit':
      return 'quit';
    default:
      return tell(visit, [say('notUnderstood', { text: typed })]);
  }
}

const LOG_LINES = 20;
const MOST_LOG_LINES = 100_000;

function showLog(visit: Visit, typed: string, rest: string): Promise<After> {
  const many = rest === '' ? LOG_LINES : wholeNumber(rest, typed, 1, MOST_LOG_LINES);
  const lines = factLines(visit, 0).slice(-many);
  return tell(visit, lines.length > 0 ? lines : [visit.say('logEmpty')]);
}

function showRule(visit: Visit, rest: string): Promise<After> {
  const { game } = visit.place.entry;
  if (rest === '')
    return tell(visit, [visit.say('ruleWhich', { example: Object.values(game.phases)[0]?.rule ?? '' })]);
  return tell(visit, ruleText(game.id, visit.language, printable(rest)));
}

/** Marks the table as not yet shown, so that it is drawn again. */
function showTable(visit: Visit): After | Promise<After> {
  const { place } = visit;
  if (place.state === undefined || isOver(place))
    return tell(visit, place.state === undefined ? [] : tableLines(visit));
  Object.assign(place.shown, { table: -1, decision: -1 });
  return 'goOn';
}

function changeLanguage(visit: Visit, rest: string): Promise<After> {
  if (rest === '') throw new Fault('languageWhich', { languages: LANGUAGES.join(', ') });
  const language = checkedLanguage(rest.toLowerCase());
  visit.language = language;
  visit.say = sayIn(language);
  visit.sayReason = protocolTextIn(language);
  visit.text = visit.place.entry.text(language);
  Object.assign(visit.place.shown, { table: -1, decision: -1, prompt: '', room: '', status: [] });
  return tell(visit, [visit.say('languageSet')]);
}

/** Exports the whole record of a finished match, or of a running one the part that this player knows. */
function exportRecord(visit: Visit, file: string, typed: string): After {
  const { place, remote, say } = visit;
  if (file === '') throw new Fault('fileWhich', { command: typed });
  demand(visit, async () => {
    saveRecord(file, await remote.record(place.table, isOver(place) ? null : place.seat));
    return [say(isOver(place) ? 'saved' : 'savedPart', { file: printable(file) })];
  });
  return 'goOn';
}
