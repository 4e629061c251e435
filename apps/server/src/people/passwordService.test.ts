import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import type { PasswordHasher } from './passwordService.ts';
import { findPasswordProblem, PasswordService } from './passwordService.ts';

const value = <T>(turn: { isBusy: false; value: T } | { isBusy: true }): T | undefined =>
  turn.isBusy ? undefined : turn.value;

describe('a new password', () => {
  it.each([
    ['German', 'Kumpel fährt Förderkorb ein'],
    ['Dutch', 'kolen uit de mĳn'],
    ['English', 'correct horse battery staple'],
    ['short but strange', 'v8#kQ!2z'],
    ['only emoji', '🎲⛏️🪨💎⚒️🧨🛒🔦'],
  ])('a good password is accepted: %s', (_, password) =>
    expect(findPasswordProblem(password, 'Anna')).toBeUndefined(),
  );

  it('a password has 8 to 200 characters after normalisation', () => {
    expect(findPasswordProblem('kQ!2z#v', 'Anna')).toBe('tooShort');
    expect(findPasswordProblem('⛏💎🪨🎲🧨🛒🔦', 'Anna')).toBe('tooShort');
    expect(findPasswordProblem('ab'.repeat(100), 'Anna')).toBeUndefined();
    expect(findPasswordProblem(`${'ab'.repeat(100)}c`, 'Anna')).toBe('tooLong');
    expect(findPasswordProblem('🎲⛏'.repeat(100), 'Anna')).toBeUndefined();
    expect(findPasswordProblem('ﷺ'.repeat(150), 'Anna')).toBe('tooLong');
    expect(findPasswordProblem('x'.repeat(10_000_000), 'Anna')).toBe('tooLong');
  });

  it.each([
    'password',
    'Password1',
    'passwort123',
    'Passwort2024!',
    'WACHTWOORD',
    'welkom01',
    'Welkom123!',
    'hallo1234',
    'qwertz123',
    'Sommer2023!',
  ])('a variant of a common password is refused: %s', (password) =>
    expect(findPasswordProblem(password, 'Anna')).toBe('tooCommon'),
  );

  it.each([
    '12345678',
    '1234567890',
    '11111111',
    'aaaaaaaaaa',
    'ikhouvanjou',
    'Glückauf',
    'Feyenoord1',
    'ｐａｓｓｗｏｒｄ',
    'fußball1',
    'iloveyou',
  ])('a common password is refused: %s', (password) =>
    expect(findPasswordProblem(password, 'Anna')).toBe('tooCommon'),
  );

  it('a password must not be the person’s own name', () => {
    for (const password of [
      'Anneliese',
      'anneliese',
      'Anneliese1987',
      'ÁNNELIESE!',
      'Аnneliese',
      'AnnelieseAnneliese',
    ])
      expect(findPasswordProblem(password, 'Anneliese')).toBe('tooCommon');
    expect(findPasswordProblem('Anneliese', 'Jörg')).toBeUndefined();
    expect(findPasswordProblem('Anneliese im Bergwerk', 'Anneliese')).toBeUndefined();
  });

  it('the list of common passwords is in the form that is compared', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(60);
    for (const word of COMMON_PASSWORDS) expect(word).toBe(word.normalize('NFKC').toLowerCase());
  });
});

describe('password hashes', () => {
  const passwords = new PasswordService();

  it('a password is hashed by argon2id with OWASP’s cost and a random salt', async () => {
    const [first, second] = [
      value(await passwords.hash('kolen uit de mijn')),
      value(await passwords.hash('kolen uit de mijn')),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(first ?? '')).toMatchObject({
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
      outputLen: 32,
      saltLen: 16,
    });
    expect(first).not.toBe(second);
  });

  it('a password matches in every Unicode composition, and no other password does', async () => {
    const hashed = value(await passwords.hash('Fo\u0308rderkorb ﬁx'));
    expect(await passwords.verify(hashed, 'F\u00F6rderkorb fix')).toEqual({ isBusy: false, value: true });
    expect(await passwords.verify(hashed, 'förderkorb fix')).toEqual({ isBusy: false, value: false });
    expect(await passwords.verify(hashed, '')).toEqual({ isBusy: false, value: false });
  });
});

describe('an account that does not exist', () => {
  const asked: string[] = [];
  const gullible: PasswordHasher = {
    hash: (password) => Promise.resolve(`hash of ${password}`),
    verify: (hashed) => Promise.resolve(asked.push(hashed) > 0),
  };

  it('an unknown account costs one verification like a known one and never matches', async () => {
    const real = value(await new PasswordService().hash('kolen uit de mijn')) ?? '';
    const passwords = new PasswordService(gullible);
    expect(await passwords.verify(real, 'wrong')).toEqual({ isBusy: false, value: true });
    expect(await passwords.verify(undefined, 'wrong')).toEqual({ isBusy: false, value: false });
    expect(await passwords.verify(null, 'wrong')).toEqual({ isBusy: false, value: false });
    expect(asked.length).toBe(3);
    for (const hashed of asked) expect(parseOptions(hashed)).toEqual(parseOptions(real));
    expect(await new PasswordService().verify(undefined, 'wrong')).toEqual({ isBusy: false, value: false });
  });

  it('an overlong password is not verified, with or without an account', async () => {
    const passwords = new PasswordService(gullible);
    const before = asked.length;
    for (const hashed of ['a hash', undefined])
      expect(await passwords.verify(hashed, 'x'.repeat(201))).toEqual({ isBusy: false, value: false });
    expect(asked.length).toBe(before);
  });

  it('at most twenty verifications wait', async () => {
    const passwords = new PasswordService({ ...gullible, verify: () => new Promise(() => undefined) });
    for (let i = 0; i < 22; i++) void passwords.verify('a hash', 'password');
    expect(await passwords.verify(undefined, 'password')).toEqual({ isBusy: true });
    expect(await passwords.hash('password')).toEqual({ isBusy: true });
  });
});
