import { unpackOffers } from '@pithead/protocol';
import { wrap } from '@pithead/terminal';
import type { Scene } from '../play/choices.ts';
import { numbered, pliesOf } from '../play/choices.ts';
import type { Page } from '../play/page.ts';
import { offerLines, wrapped } from '../play/page.ts';
import { clockLine, statusLines } from './status.ts';
import type { Visit } from './visit.ts';
import { isTurn, namesOf } from './visit.ts';

const MAX_NOTICES = 6;

export function pageFor(session: Visit): Page {
  const { table, say, screen, text } = session;
  const { width } = screen;
  const { choices, view } = sceneOf(session);
  const prompt = [...statusLines(session), ...clockLine(session), text.prompt(view, namesOf(session))];
  const tableSeen =
    !screen.pages && table.shown.table >= 0 && (table.state?.seq ?? 0) - table.shown.table === table.ownActs;
  return {
    table: tableSeen ? [] : tableLines(session),
    tableSeen,
    news: factLines(session, table.log.known).flatMap((line) => wrap(line, width - 2, '  ')),
    fresh: wrapped(freshLines(session), width),
    prompt: wrapped(prompt, width),
    offers: choices.offered.length === 0 ? [] : offerLines(choices, width, say),
    refused: [],
    notice: wrapped(session.notice.slice(-MAX_NOTICES), width),
    onlyNotice: false,
    hint: say(table.seat === null ? 'watchHint' : 'connectHint'),
  };
}

export function tableLines(session: Visit): string[] {
  const { table, text, screen } = session;
  const { width, colour } = screen;
  return table.entry.draw(table.state?.view, { names: namesOf(session), text, width, colour });
}

/** Only the server knows every ply of the current step; all plies of the offered verbs stand in for them. */
export function sceneOf({ table, text }: Visit): Scene {
  const { game } = table.entry;
  const view = table.state?.view;
  const offers = isTurn(table) ? unpackOffers(table.state?.offers ?? {}) : [];
  const verbs = new Set(offers.map(([verb]) => verb));
  const all = pliesOf(game.moves.filter(({ verb }) => verbs.has(verb)));
  return { game, view, text, choices: { offered: numbered(offers, view, text), refused: [] }, all };
}

export function factLines(session: Visit, from: number): string[] {
  const names = namesOf(session);
  return session.table.log.facts.slice(from).flatMap((fact) => session.text.fact(fact, names) ?? []);
}

/** Joining a running match prints only this many facts. */
const MAX_FIRST_LINES = 12;

export function freshLines(session: Visit): string[] {
  const { log } = session.table;
  const lines = factLines(session, log.printed);
  const earlier = lines.length - MAX_FIRST_LINES;
  return log.printed === 0 && earlier > 0
    ? [session.say('earlierLines', { count: earlier }), ...lines.slice(earlier)]
    : lines;
}
