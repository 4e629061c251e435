import { unpackOffers } from '@pithead/protocol';
import { wrap } from '@pithead/terminal';
import type { Scene } from '../play/choices.ts';
import { numbered, pliesOf } from '../play/choices.ts';
import type { Page } from '../play/page.ts';
import { offerLines, wrapped } from '../play/page.ts';
import { clockLine, statusLines } from './status.ts';
import type { Visit } from './visit.ts';
import { isTurn, namesOf } from './visit.ts';

const MOST_NOTICES = 6;

export function pageFor(visit: Visit): Page {
  const { place, say, screen, text } = visit;
  const { width } = screen;
  const { choices, view } = sceneOf(visit);
  const prompt = [...statusLines(visit), ...clockLine(visit), text.prompt(view, namesOf(visit))];
  const tableSeen =
    !screen.pages && place.shown.table >= 0 && (place.state?.seq ?? 0) - place.shown.table === place.ownActs;
  return {
    table: tableSeen ? [] : tableLines(visit),
    tableSeen,
    news: factLines(visit, place.log.known).flatMap((line) => wrap(line, width - 2, '  ')),
    fresh: wrapped(freshLines(visit), width),
    prompt: wrapped(prompt, width),
    offers: choices.offered.length === 0 ? [] : offerLines(choices, width, say),
    refused: [],
    notice: wrapped(visit.notice.slice(-MOST_NOTICES), width),
    onlyNotice: false,
    hint: say(place.seat === null ? 'watchHint' : 'connectHint'),
  };
}

export function tableLines(visit: Visit): string[] {
  const { place, text, screen } = visit;
  const { width, colour } = screen;
  return place.entry.draw(place.state?.view, { names: namesOf(visit), text, width, colour });
}

/** Only the server knows every ply of the current step; all plies of the offered verbs stand in for them. */
export function sceneOf({ place, text }: Visit): Scene {
  const { game } = place.entry;
  const view = place.state?.view;
  const offers = isTurn(place) ? unpackOffers(place.state?.offers ?? {}) : [];
  const verbs = new Set(offers.map(([verb]) => verb));
  const all = pliesOf(game.moves.filter(({ verb }) => verbs.has(verb)));
  return { game, view, text, choices: { offered: numbered(offers, view, text), refused: [] }, all };
}

export function factLines(visit: Visit, from: number): string[] {
  const names = namesOf(visit);
  return visit.place.log.facts.slice(from).flatMap((fact) => visit.text.fact(fact, names) ?? []);
}

/** Joining a running match prints only this many facts. */
const MOST_FRESH = 12;

export function freshLines(visit: Visit): string[] {
  const { log } = visit.place;
  const lines = factLines(visit, log.printed);
  const earlier = lines.length - MOST_FRESH;
  return log.printed === 0 && earlier > 0
    ? [visit.say('earlierLines', { count: earlier }), ...lines.slice(earlier)]
    : lines;
}
