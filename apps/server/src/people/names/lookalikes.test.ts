import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../ids.ts';
import { lookalikeKey, LOOKALIKE_LETTERS } from './lookalikes.ts';
import { parseName } from './names.ts';

const keyOf = (raw: string): string | undefined => {
  const parsed = parseName(raw);
  return 'key' in parsed ? parsed.key : undefined;
};
const problemOf = (raw: string): string | undefined => {
  const parsed = parseName(raw);
  return 'problem' in parsed ? parsed.problem : undefined;
};

describe('names that look alike have one key', () => {
  it.each([
    [
      'Anna',
      [
        'anna',
        'ANNA',
        ' Anna ',
        'Аnnа',
        'An-na',
        'A.N.N.A',
        'Ánnà',
        'Ａｎｎａ',
        '𝓐𝓷𝓷𝓪',
        'Αnna',
        'ᴀɴɴᴀ',
        '🅐nna',
        'Anna ★',
        'Anna 🇩🇪',
        'Ꭺnna',
      ],
    ],
    ['Paul', ['PAUL', 'PauI', 'Pau1', 'Раul', 'Ρaul', 'Ꮲaul', 'ꓑaul', 'Pau|', 'Pa\u0E4Dul']],
    ['Otto', ['0tto', 'Ott0', 'ОТТО', 'Οtto', 'Öttö', 'Øtto', 'օtto', '〇tto']],
    ['Werner', ['Wemer', 'VVerner', 'Wеrnеr', 'ѡerner', 'W e r n e r']],
    ['Groß', ['Gross', 'GROSS', 'GROẞ', 'Grоß']],
    ['Marĳke', ['Marijke', 'MARĲKE', 'Marljke', 'Маrijkе']],
    ['Zoë', ['Zoe', 'ZOË', 'Zоё', 'Ζoe']],
    ['Νίκος', ['ΝΙΚΟΣ', 'νικος', 'Νικος']],
    ['Νίκος Α', ['ΝΙΚΟΣΑ', 'Νίκοσ-Α']],
    ['Иван', ['ИВАН', 'иван']],
  ])('names that look like %s have the same key', (name, others) => {
    for (const other of others) expect([other, keyOf(other)]).toEqual([other, keyOf(name)]);
  });

  it('names that look different have different keys', () => {
    const names = [
      'Anna',
      'Anne',
      'Hanna',
      'Ann',
      'Annas',
      'Ben',
      'Bea',
      'Zoe',
      'Joe',
      'Иван',
      'Ирина',
      'दीपा',
      'दीपी',
      '山田',
      '山本',
      'Anna 2',
      'Anna 3',
    ];
    expect(new Set(names.map(keyOf)).size).toBe(names.length);
  });

  it('every lookalike of a reserved name is refused', () => {
    const planted = [
      'Аdmin',
      'ADMlN',
      'admin ',
      'Adm1n',
      'ad-min',
      'Ädmin',
      'αdmin',
      'Pιthead',
      'PitheаԀ',
      'ꮲithead',
      'Рithеаd',
      'M0derator',
      'Modеrаtоr',
    ];
    const more = [
      'Rnoderator',
      'Sеrver',
      'Ѕystem',
      'ЅYSTEM',
      'Administrаtor',
      'Βot',
      'bоt',
      'B0T',
      'Bot Ada',
      'Вot Ada',
      'bot  ada',
      '(Bot) Ada',
      'Bot-Ada',
    ];
    const last = ['★ Bot Ada', 'B○t Ada', 'Ｂｏｔ Ada', 'Bot Ada · foreman'];
    expect([...planted, ...more, ...last].filter((name) => problemOf(name) !== 'reserved')).toEqual([]);
    expect(
      ['Botond', 'Ben Bot', 'Robot', 'Systema', 'Adminda', 'Botho'].filter(
        (name) => problemOf(name) !== undefined,
      ),
    ).toEqual([]);
  });

  it('the table of lookalikes has one letter per entry, parsed as Latin, without duplicates', () => {
    expect(LOOKALIKE_LETTERS.size).toBeGreaterThan(300);
    for (const [stranger, latin] of LOOKALIKE_LETTERS) {
      expect([...stranger].length).toBe(1);
      expect(latin).toMatch(/^[a-z0-9]{1,2}$/);
      expect(lookalikeKey(stranger)).toBe(lookalikeKey(latin));
    }
  });

  it('the table of lookalikes is the one that stored keys were made with; another needs a migration', () => {
    expect(sha256Hex(JSON.stringify([...LOOKALIKE_LETTERS].sort())).slice(0, 16)).toBe('a633f6a0ddc60535');
  });
});
