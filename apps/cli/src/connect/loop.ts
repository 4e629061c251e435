import { unpackOffers } from '@pithead/protocol';
import { EXIT } from '../cli.ts';
import { firstOf } from '../play/firstOf.ts';
import { playUnasked } from './acts.ts';
import { draw } from './draw.ts';
import { isDealKept } from './ending.ts';
import { handle } from './handle.ts';
import { startWhenFull } from './room.ts';
import type { Visit } from './visit.ts';
import { isAsked, isOver } from './visit.ts';
import { readCommand } from './words.ts';

export async function stay(visit: Visit): Promise<number> {
  for (;;) {
    visit.bell.silence();
    if (visit.failure !== undefined) throw visit.failure;
    const callOff = draw(visit);
    startWhenFull(visit);
    decideUnasked(visit);
    if (isDone(visit)) return codeOf(visit);
    const first = visit.isInputOver
      ? { waited: await visit.bell.heard }
      : await firstOf(visit.screen, (line) => isMeant(visit, line), visit.bell.heard);
    callOff();
    if ('waited' in first) continue;
    if (first.line === undefined) visit.isInputOver = true;
    else if ((await handle(visit, first.line)) === 'quit') return codeOf(visit);
  }
}

/**
 * From a pipe, moves wait until they are asked for and commands are read at once. On a terminal every line is
 * read at once.
 */
function isMeant(visit: Visit, line: string): boolean {
  const command = readCommand(line);
  const isComing = visit.place.state === undefined && visit.place.info.status !== 'open';
  if (visit.underWay > 0 || isComing) return command?.word === 'quit';
  if (visit.isTyped || isOver(visit.place)) return true;
  return visit.isAuto ? false : command !== undefined || isAsked(visit);
}

/**
 * On a terminal the end of the input ends the program. From a pipe, the match continues until a decision is
 * needed.
 */
function isDone(visit: Visit): boolean {
  if (!visit.isInputOver || visit.isTyped) return visit.isInputOver;
  const { place, underWay, isAuto } = visit;
  return underWay === 0 && (isOver(place) || place.info.status === 'frozen' || (isAsked(visit) && !isAuto));
}

function decideUnasked(visit: Visit): void {
  const { place, isAuto } = visit;
  if (!isAuto || !isAsked(visit) || place.state === undefined || place.decided === place.state.seq) return;
  const [first] = unpackOffers(place.state.offers);
  if (first === undefined) return;
  place.decided = place.state.seq;
  playUnasked(visit, first);
}

function codeOf({ place, screen }: Visit): number {
  if (screen.interrupted) return EXIT.interrupted;
  return isDealKept(place) ? EXIT.ok : EXIT.found;
}
