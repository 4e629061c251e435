/** Names of people as pages show them. */
import type { Texts } from './text/index.ts';

/** The server's name for somebody who was deleted, with a number if there are several. */
const DELETED = /^—(?= \d+$|$)/;
/** Local guests without a name, in whatever language the match was begun. */
const GUEST = /^(?:Gast|Guest)(?= \d$|$)/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

type NameTexts = Pick<Texts, 'formerPlayer' | 'guest'>;

export const displayName = (name: string, texts: NameTexts): string =>
  name.replace(DELETED, texts.formerPlayer);

const displayLocalName = (name: string, texts: NameTexts): string =>
  displayName(name, texts).replace(GUEST, texts.guest);

/** Isolated, so that a right-to-left name does not reorder the sentence that it is part of. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** The first of equal names stays; the others get the lowest free number. Empty names are free seats. */
export function numberRepeatedNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  return names.map((name, seat) => {
    if (name === '' || names.indexOf(name) === seat) return name;
    let number = 2;
    while (taken.has(`${name} ${number}`)) number++;
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}

/** The names of the seats of one match, clockwise. Matches of version 0.1 may contain equal names. */
export const displayNames = (names: readonly string[], texts: NameTexts, isLocal = false): string[] =>
  numberRepeatedNames(names.map((name) => (isLocal ? displayLocalName : displayName)(name, texts))).map(
    isolated,
  );
