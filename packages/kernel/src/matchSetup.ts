/** What a match begins with, and what must hold for it. */
import type { Key } from './chance.ts';
import type { Options, Seat } from './game.ts';
import { BadInput } from './game.ts';

/** All that a match begins with. With the plies it determines every state. */
export interface MatchSetup {
  readonly names: readonly string[];
  readonly options: Options;
  readonly key: Key;
  /** Where this match branched off from others, the oldest first. Absent in a match with an own beginning. */
  readonly branches?: readonly BranchPoint[];
}

/**
 * The first plies of a branch are those of its origin, played with the origin's key. Then everything hidden from a
 * seat is dealt again, with the key of the next branch point or, after the last one, of the match.
 */
export interface BranchPoint {
  /** The key of the origin. */
  readonly key: Key;
  readonly plies: number;
  readonly seat: Seat;
}

export function checkKey(key: Key): void {
  if (key.length !== 8 || !key.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32))
    throw new BadInput('badKey');
}

export function checkBranches({ branches = [], names }: MatchSetup): void {
  let from = 0;
  for (const { key, plies, seat } of branches) {
    checkKey(key);
    if (!Number.isSafeInteger(plies) || plies < from || !Object.hasOwn(names, seat))
      throw new BadInput('badRecord', { field: 'branches' });
    from = plies;
  }
}

const LONGEST_NAME = 100;

/** A name is one line of visible text: other characters would break the notation and terminals. */
export function checkNames(names: readonly string[]): void {
  if (!Array.isArray(names)) throw new BadInput('badName', { name: '' });
  for (const name of names) {
    if (
      typeof name !== 'string' ||
      name.trim() === '' ||
      name.length > LONGEST_NAME ||
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)
    ) {
      throw new BadInput('badName', {
        name: String(name)
          .replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '�')
          .slice(0, LONGEST_NAME),
      });
    }
  }
}
