import type { Seat } from '@pithead/kernel';
import { firstPending } from '@pithead/kernel';
import { isRefused } from '@pithead/match';
import { EXIT_CODES } from '../commandContext.ts';
import type { PlayerKind } from '../bots/botNames.ts';
import { showResult } from './playResult.ts';
import { handlePlayInput } from './handlePlayInput.ts';
import { playPage } from './playPage.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import type { PlaySession } from './playSession.ts';
import { leaveSession } from './playSession.ts';
import { botThinkingPage, waitForBot } from './waitForBot.ts';

export async function runPlaySession(session: PlaySession): Promise<number> {
  const { bots, gameParts, matchState, seating } = session;
  bots.prepare(gameParts, matchState.match, seating.kinds);
  for (;;) {
    const after = session.matchState.match.isOver ? await showResult(session) : await nextDecision(session);
    if (after === 'quit') return session.screen.interrupted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  }
}

async function nextDecision(session: PlaySession): Promise<InputResult> {
  const seat = firstPending(session.matchState.gameState);
  const kind = session.seating.kinds[seat];
  if (kind !== undefined && kind !== 'human') return letBotDecide(session, seat, kind);
  return mustPassKeyboard(session, seat) ? passKeyboard(session, seat) : askPerson(session, seat);
}

async function letBotDecide(session: PlaySession, seat: Seat, kind: PlayerKind): Promise<InputResult> {
  const { matchState, gameParts, bots } = session;
  const waited = await waitForBot(session, bots.decide(gameParts, matchState.match, seat, kind), () =>
    botThinkingPage(session, seat),
  );
  if (waited === 'quit') return 'quit';
  const result = matchState.apply({ seat, kind: 'play', body: [waited.thought] });
  if (isRefused(result)) throw new Error(`a bot was refused: ${result.refusal.reason}`);
  return 'continue';
}

const mustPassKeyboard = ({ seating, keyboard }: PlaySession, seat: Seat): boolean =>
  keyboard !== seat && seating.kinds.filter((kind) => kind === 'human').length > 1;

/** Another person's secrets are shown only after that person has taken the keyboard. */
async function passKeyboard(session: PlaySession, seat: Seat): Promise<InputResult> {
  const { seating, screen, translate, warned } = session;
  const warning = warned ? session.notice : [];
  screen.clearHistory();
  screen.showText(
    () => [
      '',
      translate('passKeyboard', { name: seating.names[seat] ?? '' }),
      translate('pressEnter'),
      '',
      ...warning,
    ],
    translate,
    'beginning',
  );
  if ((await screen.read()) === undefined) return leaveSession(session);
  session.keyboard = seat;
  if (warned) session.notice = [];
  session.warned = false;
  return 'continue';
}

async function askPerson(session: PlaySession, seat: Seat): Promise<InputResult> {
  const { screen, matchState } = session;
  screen.show(() => playPage(session, seat), session.translate);
  session.shown.set(seat, matchState.match.plies.length);
  const line = await screen.read();
  if (line === undefined) return leaveSession(session);
  session.notice = [];
  const after = await handlePlayInput(session, seat, line);
  if (session.matchState === matchState) markTurnAsKnown(session, seat);
  return after;
}

/** The last ply of the turn stays news, because it may have revealed or scored something. */
function markTurnAsKnown({ matchState, known }: PlaySession, seat: Seat): void {
  if (firstPending(matchState.gameState) !== seat) known.set(seat, matchState.match.plies.length - 1);
}
