import { printPly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, FIRST_EXCHANGE, PLACES, RESEARCH, siberia, TERRITORIES, TILES } from '../rules/index.ts';
import { moveWorkerPly, placeTilePly, returnTilePly, sendSalesmanPly, sourceOfPlace } from './plies.ts';

const tile = TILES.findIndex(({ id }) => id === 'salesman-gas');
const print = (ply: Parameters<typeof printPly>[1]): string => printPly(siberia, ply);

describe('nouns of the table', () => {
  it('SB-4.3, SB-8.2: the table numbers placed and returned tiles as the rules do', () => {
    expect(print(placeTilePly(tile, ACTIONS.indexOf('gas')))).toBe('placeTile salesman-gas>gas');
    expect(print(placeTilePly(tile, RESEARCH))).toBe('placeTile salesman-gas>research');
    expect(print(returnTilePly(tile, ACTIONS.indexOf('gas')))).toBe('returnTile salesman-gas<gas');
  });

  it('SB-7.8, SB-7.12: the table numbers steps of workers and sources of salesmen as the rules do', () => {
    const vladivostok = PLACES.indexOf('vladivostok');
    expect(print(moveWorkerPly(vladivostok, TERRITORIES.indexOf('amur')))).toBe(
      'moveWorker vladivostok>amur',
    );
    expect(print(sendSalesmanPly(sourceOfPlace(TERRITORIES.indexOf('amur')), 3))).toBe(
      'sendSalesman amur>exchange-3',
    );
    expect(print(sendSalesmanPly(FIRST_EXCHANGE + 2, 0))).toBe('sendSalesman exchange-2>exchange-0');
  });
});
