import { PROTOCOL_REASONS } from '@pithead/protocol';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './formatMessage.ts';
import { PROTOCOL_TEXTS, protocolReasonFormatter } from './protocolReasons.ts';

describe.each(LANGUAGES)('reasons of a server in %s', (language) => {
  const say = protocolReasonFormatter(language);

  test.each(PROTOCOL_REASONS)('%s is a whole sentence, also without parameters', (reason) => {
    expect(say(reason)).toMatch(/^\p{Lu}.*\.$/u);
    expect(say(reason)).not.toMatch(/undefined|[{}]/);
  });

  test('every reason has its own text', () => {
    expect(new Set(Object.values(PROTOCOL_TEXTS[language])).size).toBe(PROTOCOL_REASONS.length);
  });

  test('parameters sent by the server appear in the sentence', () => {
    expect(say('badSeatCount', { seats: 7, min: 2, max: 4 })).toMatch(/2.*4.*7/);
    expect(say('tooFast', { seconds: 30 })).toContain('30');
    expect(say('tooFast', { seconds: 1 })).not.toBe(say('tooFast'));
    expect(say('unknownOption', { option: 'speed' })).toContain('speed');
    expect(say('badOptionValue', { option: 'speed', value: 'high' })).toMatch(/speed.*high/);
    expect(say('guestHasGames', { tables: 1 })).not.toBe(
      say('guestHasGames', { tables: 2 }).replace('2', '1'),
    );
    expect(say('tooManyTables', { most: 100 })).toContain('100');
    expect(say('tooManyPublicTables', { most: 5 })).toContain('5');
  });
});
