import type { Seat } from '@pithead/kernel';
import { firstPending } from '@pithead/kernel';
import { EXIT } from '../cli.ts';
import type { Kind } from './botNames.ts';
import { finish } from './ending.ts';
import { handle } from './handle.ts';
import { pageFor } from './pageFor.ts';
import type { After, Session } from './session.ts';
import { leave } from './session.ts';
import { thinkingPage, waitFor } from './waiting.ts';

export async function runSession(session: Session): Promise<number> {
  const { bots, entry, match, seating } = session;
  bots.prepare(entry, match, seating.kinds);
  for (;;) {
    const after = session.match.isOver ? await finish(session) : await nextDecision(session);
    if (after === 'quit') return session.screen.interrupted ? EXIT.interrupted : EXIT.ok;
  }
}

async function nextDecision(session: Session): Promise<After> {
  const seat = firstPending(session.match.state);
  const kind = session.seating.kinds[seat];
  if (kind !== undefined && kind !== 'human') return letBotDecide(session, seat, kind);
  return mustPassKeyboard(session, seat) ? passKeyboard(session, seat) : askPerson(session, seat);
}

async function letBotDecide(session: Session, seat: Seat, kind: Kind): Promise<After> {
  const { match, entry, bots } = session;
  const waited = await waitFor(session, bots.decide(entry, match, seat, kind), () =>
    thinkingPage(session, seat),
  );
  if (waited === 'quit') return 'quit';
  const refused = match.play(seat, [waited.thought]);
  if (refused !== undefined) throw new Error(`a bot was refused: ${refused.refusal.reason}`);
  return 'goOn';
}

const mustPassKeyboard = ({ seating, keyboard }: Session, seat: Seat): boolean =>
  keyboard !== seat && seating.kinds.filter((kind) => kind === 'human').length > 1;

/** Before another person's secrets are shown, that person must take the keyboard. */
async function passKeyboard(session: Session, seat: Seat): Promise<After> {
  const { seating, screen, say, warned } = session;
  const warning = warned ? session.notice : [];
  screen.forget();
  screen.showText(
    () => ['', say('passKeyboard', { name: seating.names[seat] ?? '' }), say('pressEnter'), '', ...warning],
    say,
    'beginning',
  );
  if ((await screen.read()) === undefined) return leave(session);
  session.keyboard = seat;
  if (warned) session.notice = [];
  session.warned = false;
  return 'goOn';
}

async function askPerson(session: Session, seat: Seat): Promise<After> {
  const { screen, match } = session;
  screen.show(() => pageFor(session, seat), session.say);
  session.shown.set(seat, match.plies.length);
  const line = await screen.read();
  if (line === undefined) return leave(session);
  session.notice = [];
  const after = await handle(session, seat, line);
  if (session.match === match) markTurnAsKnown(session, seat);
  return after;
}

/** The last ply of the turn stays news, because it may have revealed or scored something. */
function markTurnAsKnown({ match, known }: Session, seat: Seat): void {
  if (firstPending(match.state) !== seat) known.set(seat, match.plies.length - 1);
}
