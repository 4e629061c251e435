import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, Ply } from '@pithead/kernel';
import { keyFromSeed } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { UndoTarget } from './events.ts';
import { MatchState } from './matchState.ts';

const game = LOADED_GAMES['rockwell']?.game as Game;
const newMatch = (): MatchState =>
  new MatchState(game, { names: ['Ada', 'Ben', 'Cem'], options: {}, key: keyFromSeed('undo') }, 0b111);
const bid = (situation: MatchState, seat: number): Ply =>
  situation.match.offers(seat).find(([verb]) => verb === 'bid') as Ply;

/** Ben bids twice, Ada bids and seals and asks to go back; Ben takes his bids back, and both others agree. */
function grantedUndo(target: UndoTarget): MatchState {
  const situation = newMatch();
  for (let i = 0; i < 2; i++) situation.apply(1, { kind: 'play', body: [bid(situation, 1)] });
  situation.apply(0, { kind: 'play', body: [bid(situation, 0), ['sealBid', 0]] });
  situation.apply(0, { kind: 'askUndo', body: target });
  situation.apply(1, { kind: 'undo', body: 'turn' });
  for (const seat of [1, 2]) situation.apply(seat, { kind: 'answerUndo', body: true });
  return situation;
}

describe('a granted undo', () => {
  it('goes back to a number of plies of the seat that asked', () => {
    const situation = grantedUndo({ keep: 0 });
    expect([situation.match.plies, situation.asked, situation.requests.undoRequest]).toEqual([
      [],
      0b111,
      null,
    ]);
  });

  it('replays as it was played where a log of version 0.1 has a number of all plies', () => {
    const situation = grantedUndo(2);
    expect(situation.match.plies.map(([seat, verb]) => [seat, verb])).toEqual([
      [0, 'bid'],
      [0, 'sealBid'],
    ]);
  });

  it('is the same after a snapshot was taken while the request was open', () => {
    const whole = grantedUndo({ keep: 0 });
    const situation = newMatch();
    situation.apply(1, { kind: 'play', body: [bid(situation, 1)] });
    situation.apply(0, { kind: 'play', body: [bid(situation, 0), ['sealBid', 0]] });
    situation.apply(0, { kind: 'askUndo', body: { keep: 0 } });
    const resumed = MatchState.resume(game, situation.match.table, 0b111, situation.save());
    resumed.apply(1, { kind: 'undo', body: 'turn' });
    for (const seat of [1, 2]) resumed.apply(seat, { kind: 'answerUndo', body: true });
    expect(resumed.hash()).toBe(whole.hash());
  });
});
