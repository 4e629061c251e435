/** A test fails if a message of the socket protocol is missing here. */
import type { ActName, ClientMessageName } from '@pithead/protocol';
import type { AnswersByActor, AccessCase } from './accessCases.ts';
import {
  ACT_NAMES,
  ACT_CASES,
  exampleAct,
  sameForAll,
  onlyForSeatOwner,
  sameForSignedIn,
  byRelation,
} from './accessCases.ts';
import type { TableStage } from './actors.ts';
import { FIRST_PLY, MISSING_ID } from './actors.ts';

type Message = Record<string, unknown>;
type Rows = readonly AccessCase<Message>[];

/** Answers on a socket have no status code. */
const spoken = (answers: AnswersByActor, yes: string): AnswersByActor =>
  Object.fromEntries(
    Object.entries(answers).map(([who, answer]) => [
      who,
      answer.startsWith('2') ? yes : answer.replace(/^\d+ /, ''),
    ]),
  ) as AnswersByActor;

const at = (
  stage: TableStage | 'missing',
  message: Message,
  answers: AnswersByActor,
  what: string = stage,
): AccessCase<Message> => ({
  label: what,
  stage: stage === 'missing' ? 'playing' : stage,
  request: (table) => ({ ...message, table: stage === 'missing' ? MISSING_ID : table }),
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

const withoutTable = (message: Message, answer: string, what = ''): AccessCase<Message> => ({
  label: what,
  stage: 'playing',
  request: () => message,
  answers: sameForAll(answer),
});

const subscribe = (as: number | null): Message => ({ type: 'subscribe', channel: 1, as });
const act = (name: ActName, seat: number, seq = 0): Message => ({
  type: 'act',
  act: exampleAct(name, seat, seq),
});
const whyNot = (seat: number): Message => ({ type: 'whyNot', ask: 1, seat, ply: FIRST_PLY });
const nudge = (seat: number): Message => ({ type: 'nudge', ask: 1, seat });
const chat = (room: string): Message => ({ type: 'chat', ask: 1, room, text: 'Glück auf!' });

export const MESSAGE_CASES: Readonly<Record<ClientMessageName, Rows>> = {
  subscribe: [
    at('waiting', subscribe(null), sameForAll('200')),
    at('playing', subscribe(null), sameForAll('200'), 'from outside'),
    at('playing', subscribe(0), onlyForSeatOwner('200'), 'the host’s view'),
    at(
      'playing',
      subscribe(1),
      byRelation('403 notYourSeat', '200', '403 notYourSeat'),
      'the opponent’s view',
    ),
    at('playing', subscribe(5), sameForSignedIn('403 notYourSeat'), 'no such seat'),
    at('missing', subscribe(null), sameForAll('404 notFound')),
    at('missing', subscribe(0), sameForAll('404 notFound'), 'a missing view'),
  ],
  unsubscribe: [
    withoutTable({ type: 'unsubscribe', channel: 1 }, 'silence', 'an own channel, or none'),
    withoutTable({ type: 'unsubscribe', channel: 7 }, 'silence', 'a number that the host uses'),
  ],
  act: [
    ...ACT_NAMES.map((name) => at('playing', act(name, 0), onlyForSeatOwner(ACT_CASES[name][1]), name)),
    at(
      'playing',
      act('play', 1),
      byRelation('403 notYourSeat', '422 refusedByRules', '403 notYourSeat'),
      'out of turn',
    ),
    at('playing', act('play', 5), sameForSignedIn('403 notYourSeat'), 'no such seat'),
    at('waiting', act('play', 0), sameForSignedIn('409 tableNotStarted')),
    at('ended', act('play', 0, 2), onlyForSeatOwner('409 tableOver')),
    at('missing', act('play', 0), sameForSignedIn('404 notFound')),
  ],
  whyNot: [
    at('playing', whyNot(0), onlyForSeatOwner('200'), 'the host’s seat'),
    at('playing', whyNot(1), byRelation('403 notYourSeat', '200', '403 notYourSeat'), 'the opponent’s seat'),
    at('waiting', whyNot(0), sameForSignedIn('409 tableNotStarted')),
    at('missing', whyNot(0), sameForSignedIn('404 notFound')),
  ],
  nudge: [
    at('playing', nudge(0), onlyForSeatOwner('409 notWaiting'), 'the one who is asked'),
    at('playing', nudge(1), byRelation('403 notYourSeat', '200', '403 notYourSeat'), 'the one who waits'),
    at('waiting', nudge(0), sameForSignedIn('409 tableNotStarted')),
    at('ended', nudge(0), onlyForSeatOwner('409 tableOver')),
    at('missing', nudge(0), sameForSignedIn('404 notFound')),
  ],
  chat: [
    at('playing', chat('players'), byRelation('403 notAtTable', '200', '200'), 'among players'),
    at(
      'playing',
      chat('spectators'),
      byRelation('200', '403 notAtTable', '403 notAtTable'),
      'among spectators',
    ),
    at(
      'playing',
      { ...chat('players'), id: 'a-line' },
      byRelation('403 notAtTable', '200', '200'),
      'under an id',
    ),
    at('missing', chat('players'), sameForSignedIn('404 notFound')),
  ],
  ping: [withoutTable({ type: 'ping', ask: 1 }, 'answer')],
};
