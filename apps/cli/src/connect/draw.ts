import { later } from '../workers/open.ts';
import { wrapped } from '../play/page.ts';
import { endLines, endPage } from './ending.ts';
import { freshLines, pageFor } from './pageFor.ts';
import { roomLines, roomPage } from './room.ts';
import { clockLine, statusLines } from './status.ts';
import type { Visit } from './visit.ts';
import { isAsked, isOver, isTurn, namesOf } from './visit.ts';

const TICK_MS = 1000;

/** Returns a function that cancels the next redraw of the clocks. */
export function draw(visit: Visit): () => void {
  const { screen } = visit;
  if (!screen.pages) {
    drawLines(visit);
    return () => undefined;
  }
  drawPage(visit);
  screen.prompt();
  const { state } = visit.place;
  const isTicking = (state?.clocks ?? null) !== null && state?.isPaused === false && !isOver(visit.place);
  return isTicking ? later(TICK_MS, () => visit.bell.ring()) : () => undefined;
}

function drawPage(visit: Visit): void {
  const { screen, say, place } = visit;
  if (isOver(place)) screen.showText(() => endPage(visit), say, 'end');
  else if (place.info.status === 'open') screen.showText(() => roomPage(visit), say, 'beginning');
  else if (place.state === undefined) screen.showText(() => [say('connecting')], say, 'beginning');
  else screen.show(() => pageFor(visit), say);
}

function drawLines(visit: Visit): void {
  const { place, screen, say } = visit;
  const { shown, state } = place;
  if (state === undefined) return drawRoom(visit);
  if (isOver(place)) return drawEnd(visit);
  const isNew = isAsked(visit) && shown.decision !== state.seq;
  const beside = [...newStatus(visit), ...visit.unprinted];
  if (isNew) {
    // The table is drawn only if others changed it. Status lines were printed when they came up.
    const page = pageFor(visit);
    if (!page.tableSeen) {
      place.ownActs = 0;
      shown.table = state.seq;
    }
    const prompt = wrapped(
      [...clockLine(visit), visit.text.prompt(state.view, namesOf(visit))],
      screen.width,
    );
    screen.show(() => ({ ...page, notice: wrapped(beside, screen.width), prompt }), say);
    shown.decision = state.seq;
    shown.prompt = '';
  } else {
    const lines = [...freshLines(visit), ...beside, ...waitingLine(visit)];
    screen.showText(() => wrapped(lines, screen.width), say, 'end');
  }
  haveShown(visit);
  if (isAsked(visit) && !visit.isAuto) screen.prompt();
}

function drawRoom(visit: Visit): void {
  const { place, screen, say } = visit;
  const room = place.info.status === 'open' ? roomLines(visit) : [];
  const isNew = room.join('\n') !== place.shown.room;
  place.shown.room = room.join('\n');
  screen.showText(() => [...(isNew ? room : []), ...wrapped(visit.unprinted, screen.width)], say, 'end');
  haveShown(visit);
}

function drawEnd(visit: Visit): void {
  const { place, screen, say } = visit;
  const { shown } = place;
  const steps = say(place.seat === null ? 'endHintOnlooker' : 'endHint');
  const end = shown.isEnd ? [] : endLines(visit);
  const hint = shown.isEnd ? [] : [steps];
  screen.showText(() => [...end, ...wrapped([...visit.unprinted, ...hint], screen.width)], say, 'end');
  shown.isEnd = true;
  haveShown(visit);
  if (visit.underWay === 0 && !visit.isInputOver) screen.prompt();
}

function haveShown(visit: Visit): void {
  const { log } = visit.place;
  log.printed = log.facts.length;
  visit.unprinted = [];
  visit.notice = [];
}

function newStatus(visit: Visit): string[] {
  const { shown } = visit.place;
  const before = shown.status;
  const now = statusLines(visit);
  shown.status = now;
  return now.filter((line) => !before.includes(line));
}

function waitingLine(visit: Visit): string[] {
  const { place, text } = visit;
  const prompt = text.prompt(place.state?.view, namesOf(visit));
  if (isTurn(place) || place.state?.isPaused === true || prompt === place.shown.prompt) return [];
  place.shown.prompt = prompt;
  return [prompt];
}
