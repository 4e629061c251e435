import { expect, it } from 'vitest';
import { onlyTurnEnd } from './useAutoEndTurn.ts';

const END = { label: 'End turn', plies: [['endTurn', 0]], isMain: true, endsTurn: true } as const;
const CONFIRM = { label: 'Confirm', plies: [['confirm', 0]], isMain: true, isFinal: true } as const;

it('a turn ends by itself only if ending it is all that is offered', () => {
  expect(onlyTurnEnd([END], { endTurn: [0] })).toBe(END);
  expect(onlyTurnEnd([END], { endTurn: [0], sell: [3] })).toBeUndefined();
  expect(onlyTurnEnd([END], { endTurn: [0, 1] })).toBeUndefined();
});

it('a decision that does not end the turn is never made by itself', () => {
  expect(onlyTurnEnd([CONFIRM], { confirm: [0] })).toBeUndefined();
  expect(onlyTurnEnd([END, CONFIRM], { confirm: [0] })).toBeUndefined();
  expect(onlyTurnEnd([], {})).toBeUndefined();
});
