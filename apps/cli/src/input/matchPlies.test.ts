import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecordFile } from '../testing/playFirstTurn.ts';
import { answerPrompts, TEST_KEY, newTemporaryFolder, runCli } from '../testing/runCli.ts';
import { hasAllWords, hasPhrase, wordsOf } from '@pithead/text/input';

async function answers(...typed: readonly string[]): Promise<readonly string[]> {
  const args = ['play', 'rockwell', '--seats', 'me:Anna,greedy', '--key', TEST_KEY, '--lang', 'en'];
  const { out } = await runCli(args, `${typed.join('\n')}\n`, { COLUMNS: '140' });
  return out.split('\n> ').slice(1);
}

const TO_DRILLING = ['sealBid', 'placeVp I-3', 'placeVp III-1', 'placeVp III-2', 'sealInsurance'];

describe('why without arguments', () => {
  test('why groups refused plies by verb and reason, with examples and a count', async () => {
    const [why = ''] = await answers('why');
    const lines = why.split('\n').filter((line) => /^\S/.test(line));
    expect(why.replace(/\s+/g, ' ')).toMatch(
      /\$4,000 .*; … and [\d,]{4,} more – Not enough money: .* \(RW-1\.11\)/,
    );
    expect(lines.length).toBeLessThan(6);
  });

  test('why never says that nothing is refused while everything is', async () => {
    const answered = await answers('bid money-3000', 'bid zinc-3', 'bid copper-2', 'bid silver-1', 'why');
    expect(answered[4]).toContain('(RW-4.6)');
    expect(answered.join()).not.toContain('Everything that can be decided now is in the list.');
  });

  test('why lists every sentence if only a few plies have different ones', async () => {
    const typed = ['bid money-3000', 'sealBid', 'placeVp III-1', '1', 'sealInsurance'];
    let why = '';
    const args = ['play', 'rockwell', '--seats', 'me:Anna,random', '--key', TEST_KEY, '--lang', 'en'];
    await answerPrompts(args, (page) => {
      if (page.includes('RW-15.')) why = page;
      if (why !== '') return undefined;
      return /Phase III: \d actions left/.test(page) ? 'why' : (typed.shift() ?? '1');
    });
    expect(why.replace(/\s+/g, ' ')).toMatch(
      /Crew 1 .*; Crew 4 .*; Mobility, .* – Not enough money: .* Safety, .* – Not enough money: /,
    );
    expect(why.match(/Move a mineshaft/g)).toHaveLength(1);
    expect(why.split('\n').length).toBeLessThan(30);
  });
});

describe('matching words', () => {
  test('words and numbers match only as a whole', async () => {
    const [one = '', five = ''] = await answers('why gold 1', 'why bid gold 5');
    expect(one.match(/\d+ gold/g)).toEqual(['1 gold']);
    expect(five.match(/\d+ gold/g)).toEqual(['5 gold']);
  });

  test('a number matches only next to the same word', () => {
    const label = wordsOf('Crew 2: mine entrance 1 → A0 ($1,500)');
    expect(label).toEqual(['crew', '2', 'mine', 'entrance', '1', 'a0', '1500']);
    expect(hasPhrase(label, wordsOf('crew 2'))).toBe(true);
    expect(hasPhrase(label, wordsOf('crew 1'))).toBe(false);
    expect(hasAllWords(label, wordsOf('crew 1'))).toBe(false);
    expect(hasAllWords(label, wordsOf('crew 1 entrance 2'))).toBe(false);
    expect(hasAllWords(label, wordsOf('entrance 1 crew 2'))).toBe(true);
    expect(hasAllWords(label, wordsOf('A0 1.500 crew'))).toBe(true);
    expect(hasAllWords(label, wordsOf('entr'))).toBe(false);
    expect(hasAllWords(label, [])).toBe(false);
  });

  test('words that only one offer contains play it', async () => {
    const file = join(newTemporaryFolder(), 'a.json');
    await answers('1 silver', `save ${file}`);
    expect(readRecordFile(file).plies.map(([, verb]) => verb)).toEqual(['bid']);
  });

  test('words that also name an illegal ply play nothing', async () => {
    const file = join(newTemporaryFolder(), 'a.json');
    const [, again] = await answers('bid silver-1', '1 silver', `save ${file}`);
    expect(again).toContain('Did you mean');
    expect(readRecordFile(file).plies).toHaveLength(1);
  });

  test('crew 1 does not match another crew', async () => {
    const answered = await answers(...TO_DRILLING, 'why crew 1');
    const lines = (answered.at(-2) ?? '').split('\n').filter((line) => line.includes('Crew'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toContain('Crew 1');
  });

  test.each(['why money-2500', 'money-2500', 'bid money-2500', 'bid money-15', 'placeVp I-9'])(
    'a noun that does not exist is answered with similar ones: %s',
    async (line) => {
      const [answer] = await answers(line);
      expect(answer).toMatch(
        /“(money-2500|money-15|I-9)” doesn’t exist\. Similar: (bid money|placeVp I)-\d+, /,
      );
    },
  );
});

test('help shows working examples of the current game', async () => {
  const [help = ''] = await answers('help');
  const several = /all or none: (.*)/.exec(help)?.[1] ?? '';
  expect(help).toContain('notation: bid money-1000\n');
  expect(help).not.toContain('placeWorkers');
  const file = join(newTemporaryFolder(), 'a.json');
  await answers(several, `save ${file}`);
  expect(readRecordFile(file).plies.length).toBeGreaterThan(1);
});
