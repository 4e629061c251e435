/**
 * Every message of the socket protocol with the answer that each actor gets. A test fails if a message is
 * missing here.
 */
import type { ActName, ClientMessageName } from '@pithead/protocol';
import type { Answers, Row } from './rows.ts';
import { ACT_NAMES, ACTS, actOf, everybody, ownSeat, signedIn, strangersAndPlayers } from './rows.ts';
import type { Stage } from './cast.ts';
import { FIRST_PLY, NOBODY } from './cast.ts';

type Message = Record<string, unknown>;
type Rows = readonly Row<Message>[];

/** Translates HTTP answers into those of the socket, which has no status codes. */
const spoken = (answers: Answers, yes: string): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([who, answer]) => [
      who,
      answer.startsWith('2') ? yes : answer.replace(/^\d+ /, ''),
    ]),
  ) as Answers;

const at = (
  stage: Stage | 'missing',
  message: Message,
  answers: Answers,
  what: string = stage,
): Row<Message> => ({
  what,
  stage: stage === 'missing' ? 'playing' : stage,
  ask: (table) => ({ ...message, table: stage === 'missing' ? NOBODY : table }),
  answers: spoken(
    answers,
    message['type'] === 'act'
      ? 'done'
      : message['type'] === 'subscribe'
        ? stage === 'playing'
          ? 'state'
          : 'table'
        : 'answer',
  ),
});

const withoutTable = (message: Message, answer: string, what = ''): Row<Message> => ({
  what,
  stage: 'playing',
  ask: () => message,
  answers: everybody(answer),
});

const subscribe = (as: number | null): Message => ({ type: 'subscribe', channel: 1, as });
const act = (name: ActName, seat: number, seq = 0): Message => ({ type: 'act', act: actOf(name, seat, seq) });
const whyNot = (seat: number): Message => ({ type: 'whyNot', ask: 1, seat, ply: FIRST_PLY });
const nudge = (seat: number): Message => ({ type: 'nudge', ask: 1, seat });
const chat = (room: string): Message => ({ type: 'chat', ask: 1, room, text: 'Glück auf!' });

export const MESSAGE_ROWS: Readonly<Record<ClientMessageName, Rows>> = {
  subscribe: [
    at('waiting', subscribe(null), everybody('200')),
    at('playing', subscribe(null), everybody('200'), 'from outside'),
    at('playing', subscribe(0), ownSeat('200'), 'the host’s view'),
    at(
      'playing',
      subscribe(1),
      strangersAndPlayers('403 notYourSeat', '200', '403 notYourSeat'),
      'the opponent’s view',
    ),
    at('playing', subscribe(5), signedIn('403 notYourSeat'), 'no such seat'),
    at('missing', subscribe(null), everybody('404 notFound')),
    at('missing', subscribe(0), everybody('404 notFound'), 'a missing view'),
  ],
  unsubscribe: [
    withoutTable({ type: 'unsubscribe', channel: 1 }, 'silence', 'an own channel, or none'),
    withoutTable({ type: 'unsubscribe', channel: 7 }, 'silence', 'a number that the host uses'),
  ],
  act: [
    ...ACT_NAMES.map((name) => at('playing', act(name, 0), ownSeat(ACTS[name][1]), name)),
    at(
      'playing',
      act('play', 1),
      strangersAndPlayers('403 notYourSeat', '422 refusedByRules', '403 notYourSeat'),
      'out of turn',
    ),
    at('playing', act('play', 5), signedIn('403 notYourSeat'), 'no such seat'),
    at('waiting', act('play', 0), signedIn('409 tableNotStarted')),
    at('ended', act('play', 0, 2), ownSeat('409 tableOver')),
    at('missing', act('play', 0), signedIn('404 notFound')),
  ],
  whyNot: [
    at('playing', whyNot(0), ownSeat('200'), 'the host’s seat'),
    at(
      'playing',
      whyNot(1),
      strangersAndPlayers('403 notYourSeat', '200', '403 notYourSeat'),
      'the opponent’s seat',
    ),
    at('waiting', whyNot(0), signedIn('409 tableNotStarted')),
    at('missing', whyNot(0), signedIn('404 notFound')),
  ],
  nudge: [
    at('playing', nudge(0), ownSeat('409 notWaiting'), 'the one who is asked'),
    at(
      'playing',
      nudge(1),
      strangersAndPlayers('403 notYourSeat', '200', '403 notYourSeat'),
      'the one who waits',
    ),
    at('waiting', nudge(0), signedIn('409 tableNotStarted')),
    at('ended', nudge(0), ownSeat('409 tableOver')),
    at('missing', nudge(0), signedIn('404 notFound')),
  ],
  chat: [
    at('playing', chat('players'), strangersAndPlayers('403 notAtTable', '200', '200'), 'among players'),
    at(
      'playing',
      chat('spectators'),
      strangersAndPlayers('200', '403 notAtTable', '403 notAtTable'),
      'among onlookers',
    ),
    at(
      'playing',
      { ...chat('players'), id: 'a-line' },
      strangersAndPlayers('403 notAtTable', '200', '200'),
      'under an id',
    ),
    at('missing', chat('players'), signedIn('404 notFound')),
  ],
  ping: [withoutTable({ type: 'ping', ask: 1 }, 'answer')],
};
