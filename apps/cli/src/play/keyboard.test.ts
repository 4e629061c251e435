import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playFirstTurn, readRecordFile } from '../testing/playFirstTurn.ts';
import { newTemporaryFolder } from '../testing/runCli.ts';

describe('at the keyboard', () => {
  test('undo takes back a step or a turn, and says when there is nothing to undo', async () => {
    const folder = newTemporaryFolder();
    const at = (name: string): string => join(folder, name);
    const { out } = await playFirstTurn(
      `save ${at('0')}`,
      'undo',
      'placeWorkers mining-8',
      'cageDown 3',
      'cartToCage grey',
      'undo',
      `save ${at('2')}`,
      'rückgängig zug',
      `save ${at('00')}`,
      'ongedaan',
    );
    expect(out.match(/There’s nothing you can undo\./g)).toHaveLength(2);
    expect(out.match(/Undone\./g)).toHaveLength(2);
    expect(readRecordFile(at('00'))).toEqual(readRecordFile(at('0')));
    expect(
      readRecordFile(at('2'))
        .plies.slice(readRecordFile(at('0')).plies.length)
        .map(([, verb]) => verb),
    ).toEqual(['placeWorkers', 'cageDown']);
  });

  test('why explains by notation, noun, words and number, and cites the rule', async () => {
    const { out } = await playFirstTurn(
      'why placeWorkers factory-8',
      'why factory-8',
      'why mining space 4',
      'why 21',
      'why',
      'why money-4',
      'why cageDown 2',
      'why dragons',
    );
    expect(out.match(/\(GA-2\.1\)/g)?.length).toBeGreaterThanOrEqual(4);
    expect(out).toContain('this is possible, it’s number');
    expect(out).toContain('the pit cage move once you’ve selected a mining space. (GA-3.1)');
    expect(out).toContain('Nothing is called “dragons”.');
  });

  test('a refused move is explained and changes nothing', async () => {
    const file = join(newTemporaryFolder(), 'a.json');
    const { out } = await playFirstTurn(
      `save ${file}`,
      'placeWorkers factory-8',
      'money-4, money-4',
      'mining',
      'abc',
      '99',
      '999999999999',
      ',',
      '\x1b[2J',
      `save ${file}2`,
    );
    expect(out).toContain('locked');
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /Nothing was played; move 2 of the command can’t be done: .*\(GA-13\.7\)/,
    );
    expect(out).toContain('“mining” can mean several things:');
    expect(out).toContain('“abc” is neither a choice nor a command.');
    expect(out).toContain('There’s no number 99 in the list.');
    expect(out).not.toContain('\x1b');
    expect(readRecordFile(`${file}2`)).toEqual(readRecordFile(file));
  });

  test('words that match one offer loosely only ask back, but a noun alone is played', async () => {
    const file = join(newTemporaryFolder(), 'a.json');
    const { out } = await playFirstTurn(
      `save ${file}`,
      'placeWorkers money-4x',
      'placeWorkers money',
      'u',
      '1 2',
      `save ${file}2`,
      'MONEY-4',
      `save ${file}3`,
    );
    expect(out).toMatch(/Did you mean (\d+)\) .*\? Type \1\./);
    expect(readRecordFile(`${file}2`)).toEqual(readRecordFile(file));
    expect(readRecordFile(`${file}3`).plies.length).toBeGreaterThan(readRecordFile(file).plies.length);
  });

  test('several moves in one line are played together, and Enter plays the only offer', async () => {
    const file = join(newTemporaryFolder(), 'a.json');
    await playFirstTurn(
      'placeWorkers mining-6, cageDown 4, cartToCage black, stopMining',
      '',
      `save ${file}`,
    );
    const own = readRecordFile(file)
      .plies.filter(([seat]) => seat === 0)
      .map(([, verb]) => verb);
    expect(own.slice(3, 8)).toEqual(['placeWorkers', 'cageDown', 'cartToCage', 'stopMining', 'endTurn']);
  });

  test('commands answer in the language that was set last', async () => {
    const { out } = await playFirstTurn(
      'hint',
      'log 2',
      'log x',
      'rules GA-4.2',
      'rules',
      'rules 99.9',
      'help',
      'lang nl',
      'hulp',
      'taal xx',
      'lang',
      'regels 4.2',
      'tafel',
      'Verloop 0',
      'stop',
    );
    expect(out).toContain('Hint: ');
    expect(out).toContain('GA-4.2');
    expect(out).toContain('needs a whole number, not “x”');
    expect(out).toContain('There’s no rule “99.9”.');
    expect(out).toContain('Vanaf nu in het Nederlands.');
    expect(out).toContain('De taal “xx” bestaat niet.');
    expect(out).toContain('Op een bezet vak');
    expect(out).toContain('Verloop moet tussen 1 en');
  });
});
