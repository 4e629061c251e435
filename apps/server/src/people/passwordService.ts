/** Checks and hashes passwords. An operator resets one with operations/resetPassword.ts. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { MIN_PASSWORD_LENGTH } from '@pithead/protocol';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { lookalikeKey } from './names/lookalikes.ts';
import type { QueueResult } from '../limits/boundedQueue.ts';
import { BoundedQueue } from '../limits/boundedQueue.ts';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon';

const MAX_CHARACTERS = 200;
/** Allows for characters of two code units and for forms that NFKC contracts. */
const MAX_RAW_UNITS = 4 * MAX_CHARACTERS;

/**
 * OWASP's recommendation, explicit so that a new version of the library changes nothing. Algorithm 2 is
 * argon2id.
 */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Each hash takes 19 MiB and one core. */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

/** Keyboards differ in how they compose letters. */
const normalize = (password: string): string => password.normalize('NFKC');

const isTooLong = (password: string): boolean =>
  password.length > MAX_RAW_UNITS || Array.from(normalize(password)).length > MAX_CHARACTERS;

export function findPasswordProblem(password: string, name: string): PasswordProblem | undefined {
  if (isTooLong(password)) return 'tooLong';
  const text = normalize(password);
  if (Array.from(text).length < MIN_PASSWORD_LENGTH) return 'tooShort';
  return isCommon(text.toLowerCase(), lookalikeKey(name)) ? 'tooCommon' : undefined;
}

function isCommon(text: string, ownLook: string): boolean {
  if (/^(.)\1*$/su.test(text)) return true;
  const stem = text.replace(/[^\p{L}]{1,6}$/u, '');
  return [text, stem].some(
    (form) =>
      COMMON_PASSWORDS.has(form) ||
      lookalikeKey(form) === ownLook ||
      lookalikeKey(form) === ownLook.repeat(2),
  );
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

const argon2id: PasswordHasher = {
  hash: (password) => hash(password, COST),
  verify: (hashed, password) => verify(hashed, password),
};

/** Well-formed, matched by no password, and as slow to verify as a real hash. */
function createDummyHash(): string {
  const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');
  const { memoryCost, timeCost, parallelism, outputLen } = COST;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(outputLen)}`;
}

export class PasswordService {
  readonly #argon: PasswordHasher;
  readonly #queue = new BoundedQueue(MAX_RUNNING, MAX_WAITING);
  readonly #dummyHash = createDummyHash();

  constructor(argon: PasswordHasher = argon2id) {
    this.#argon = argon;
  }

  hash(password: string): Promise<QueueResult<string>> {
    return this.#queue.run(() => this.#argon.hash(normalize(password)));
  }

  /** Takes as long without an account, so that the response time does not reveal whether the name exists. */
  async verify(hashed: string | null | undefined, password: string): Promise<QueueResult<boolean>> {
    if (isTooLong(password)) return { isBusy: false, value: false };
    const result = await this.#queue.run(() =>
      this.#argon.verify(hashed ?? this.#dummyHash, normalize(password)),
    );
    return hashed == null && !result.isBusy ? { isBusy: false, value: false } : result;
  }
}
