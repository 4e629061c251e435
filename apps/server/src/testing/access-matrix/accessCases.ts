import type { ActName } from '@pithead/protocol';
import type { TableStage, Actor } from './actors.ts';
import type { AccessFixture } from './accessFixture.ts';
import { FIRST_PLY } from './actors.ts';

export type AnswersByActor = Readonly<Record<Actor, string>>;

export interface AccessCase<Asked> {
  readonly label: string;
  readonly stage: TableStage;
  readonly request: (table: string, who: Actor, fixture: AccessFixture) => Asked;
  readonly answers: AnswersByActor;
}

export const sameForAll = (answer: string): AnswersByActor => ({
  anonymous: answer,
  stranger: answer,
  spectator: answer,
  opponent: answer,
  host: answer,
});

/** Answers 401 without a session, unless given otherwise. */
export const byRelation = (
  strangers: string,
  opponent: string,
  host: string,
  anonymous = '401 noSession',
): AnswersByActor => ({
  anonymous,
  stranger: strangers,
  spectator: strangers,
  opponent,
  host,
});

export const sameForSignedIn = (answer: string): AnswersByActor => byRelation(answer, answer, answer);
export const onlyForHost = (answer: string): AnswersByActor =>
  byRelation('403 notHost', '403 notHost', answer);
export const onlyForSeatOwner = (answer: string): AnswersByActor =>
  byRelation('403 notYourSeat', '403 notYourSeat', answer);

export const ACT_CASES: Readonly<Record<ActName, readonly [more: object, answer: string]>> = {
  play: [{ plies: [FIRST_PLY] }, '200'],
  undo: [{ reach: 'step' }, '422 refusedByRules'],
  askUndo: [{}, '409 nothingToAsk'],
  answerUndo: [{ agree: true }, '409 noRequest'],
  askPause: [{}, '200'],
  answerPause: [{ agree: false }, '409 noRequest'],
  resume: [{}, '409 notPaused'],
  leave: [{}, '200'],
  return: [{}, '409 notPlayedByBot'],
  resign: [{}, '200'],
};

export const exampleAct = (act: ActName, seat: number, seq = 0): object => ({
  act,
  seat,
  id: 'an-id',
  seq,
  ...ACT_CASES[act][0],
});
export const ACT_NAMES = Object.keys(ACT_CASES) as ActName[];
