/** Attacks that need a browser: script injection and a foreign page. */
import type { Browser } from '@playwright/test';
import { openBrowser } from '@pithead/web/e2e/browser';
import { startServerProcess } from '@pithead/web/e2e/server';
import type { Proof } from '../../proof.ts';
import { fromAForeignPage } from '../foreignPage.ts';
import { setStage } from '../stage.ts';
import { inForms, inSearches, typed } from './fields.ts';
import { KINDS, names, payloads } from './payloads.ts';
import type { Ground } from './places.ts';
import { amongOnlookers, atTables, gameAt, inFiles, inLinks, inLists, PAIRS, pairsIn } from './places.ts';
import { WEAK_PAGES } from './weakPages.ts';

const IN_LISTS = 100;
const AMONG_ONLOOKERS = 500;
/** At least one part per game. */
const amongOnlookersAt = (many: number): number => Math.min(AMONG_ONLOOKERS, Math.ceil(many / 3));
const AT_TABLES = 80;
/** One account per kind of name, except names that normalisation makes equal to another. */
const ACCOUNTS = names(14).filter((name) => name.normalize('NFKC') === name);

async function withPages<T>(work: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const served = await startServerProcess();
  try {
    const browser = await openBrowser();
    try {
      return await work(browser, served.address);
    } finally {
      await browser.close();
    }
  } finally {
    await served.stop();
  }
}

/** Where each weakness must be found. */
function findIn(name: string, ground: Ground, called: readonly string[]): Promise<string[]> {
  if (name.startsWith('the address')) return inLinks(ground, KINDS.slice(0, 6));
  if (name.startsWith('what is typed')) return inSearches(ground, KINDS);
  return amongOnlookers(ground, gameAt(0), called, KINDS);
}

export const plantPages = (proof: Proof): Promise<void> =>
  withPages(async (browser, address) => {
    const called = names(KINDS.length);
    for (const [name, weak] of Object.entries(WEAK_PAGES)) {
      const ground = { browser, address, weak };
      proof.planted(name, (await findIn(name, ground, called)).length > 0);
    }
  });

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

/** Puts every text through every field. Returns the number of attempts. */
export const attackPages = (proof: Proof, many: number): Promise<number> =>
  withPages(async (browser, address) => {
    const ground = { browser, address };
    const [called, texts] = [names(many), payloads(proof.seed, many)];
    const tell = (found: readonly string[]): void => found.forEach((each) => proof.fail(each));
    for (const part of inParts(called, IN_LISTS)) tell(await inLists(ground, part));
    proof.say('names in lists');
    for (const [i, part] of inParts(texts, AT_TABLES).entries())
      tell(await atTables(ground, gameAt(i), called.slice(i * 4, i * 4 + 4), part));
    proof.say('tables and talk of players');
    for (const [i, part] of inParts(texts, amongOnlookersAt(many)).entries())
      tell(await amongOnlookers(ground, gameAt(i), called, part));
    proof.say('talk of onlookers');
    tell(await inFiles(ground, texts));
    proof.say('records');
    tell(await inLinks(ground, texts));
    proof.say('links');
    tell(await inSearches(ground, texts));
    tell(await inForms(ground, ACCOUNTS, KINDS));
    proof.say('fields that are typed into');
    tell(await fromAForeignPage(browser, await setStage(address)));
    proof.figure('texts that want to be more, each in names or talk, records, links, searches', many);
    const pairs = pairsIn(many);
    if (pairs < PAIRS && proof.extent !== 'short')
      proof.fail(`only ${pairs} of ${PAIRS} pairs of a kind of text and a link`);
    proof.figure('kinds of such texts × links', `${pairs} of ${PAIRS}`);
    return called.length + texts.length * 4 + typed(texts.length, ACCOUNTS.length, KINDS.length) + 1;
  });
