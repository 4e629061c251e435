/** A case of the access matrix: one request, and the answer that each actor gets. */
import type { ActName } from '@pithead/protocol';
import type { Stage, Who } from './cast.ts';
import type { Scene } from './scene.ts';
import { FIRST_PLY } from './cast.ts';

export type Answers = Readonly<Record<Who, string>>;

export interface Row<Asked> {
  readonly what: string;
  readonly stage: Stage;
  readonly ask: (table: string, who: Who, scene: Scene) => Asked;
  readonly answers: Answers;
}

export const everybody = (answer: string): Answers => ({
  anonymous: answer,
  stranger: answer,
  spectator: answer,
  opponent: answer,
  host: answer,
});

/** Without a session the answer is 401, unless given. */
export const strangersAndPlayers = (
  strangers: string,
  opponent: string,
  host: string,
  anonymous = '401 noSession',
): Answers => ({
  anonymous,
  stranger: strangers,
  spectator: strangers,
  opponent,
  host,
});

export const signedIn = (answer: string): Answers => strangersAndPlayers(answer, answer, answer);
export const hostOnly = (answer: string): Answers =>
  strangersAndPlayers('403 notHost', '403 notHost', answer);
export const ownSeat = (answer: string): Answers =>
  strangersAndPlayers('403 notYourSeat', '403 notYourSeat', answer);

export const ACTS: Readonly<Record<ActName, readonly [more: object, answer: string]>> = {
  play: [{ plies: [FIRST_PLY] }, '200'],
  undo: [{ reach: 'step' }, '422 refusedByRules'],
  askUndo: [{}, '409 nothingToAsk'],
  answerUndo: [{ agree: true }, '409 noRequest'],
  askPause: [{}, '200'],
  answerPause: [{ agree: false }, '409 noRequest'],
  resume: [{}, '409 noRequest'],
  leave: [{}, '200'],
  return: [{}, '409 notPlayedByBot'],
  resign: [{}, '200'],
};

export const actOf = (act: ActName, seat: number, seq = 0): object => ({
  act,
  seat,
  id: 'an-id',
  seq,
  ...ACTS[act][0],
});
export const ACT_NAMES = Object.keys(ACTS) as ActName[];
