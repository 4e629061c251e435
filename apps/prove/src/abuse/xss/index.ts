/** Everything that happens in a browser: texts that want to be more, and a foreign page. */
import type { Browser } from '@playwright/test';
import { openBrowser } from '@pithead/web/e2e/browser';
import { serve } from '@pithead/web/e2e/server';
import type { Proof } from '../../proof.ts';
import { fromAForeignPage } from '../foreignPage.ts';
import { setStage } from '../stage.ts';
import { KINDS, names, payloads } from './payloads.ts';
import { amongOnlookers, atTables, inFiles, inLinks, inLists } from './places.ts';
import { WEAK_PAGES } from './weakPages.ts';

/** So many open tables are listed, and so many people talk at once. */
const IN_LISTS = 100;
const AMONG_ONLOOKERS = 500;
const AT_TABLES = 80;

async function withPages<T>(work: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const served = await serve();
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

export const plantPages = (proof: Proof): Promise<void> =>
  withPages(async (browser, address) => {
    const called = names(KINDS.length);
    for (const [name, weak] of Object.entries(WEAK_PAGES)) {
      const ground = { browser, address, weak };
      const found = name.startsWith('the address') ? await inLinks(ground, KINDS.slice(0, 6)) : await amongOnlookers(ground, called, KINDS);
      proof.planted(name, found.length > 0);
    }
  });

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
}

/** Every text through every field. Returns how many were tried in all. */
export const attackPages = (proof: Proof, many: number): Promise<number> =>
  withPages(async (browser, address) => {
    const ground = { browser, address };
    const [called, texts] = [names(many), payloads(proof.seed, many)];
    const tell = (found: readonly string[]): void => found.forEach((each) => proof.fail(each));
    for (const part of inParts(called, IN_LISTS)) tell(await inLists(ground, part));
    proof.say('names in lists');
    for (const [i, part] of inParts(texts, AT_TABLES).entries()) tell(await atTables(ground, called.slice(i * 4, i * 4 + 4), part));
    proof.say('tables and talk of players');
    for (const part of inParts(texts, AMONG_ONLOOKERS)) tell(await amongOnlookers(ground, called, part));
    proof.say('talk of onlookers');
    tell(await inFiles(ground, texts));
    proof.say('records');
    tell(await inLinks(ground, texts));
    proof.say('links');
    tell(await fromAForeignPage(browser, await setStage(address)));
    proof.figure('texts that want to be more, each in names or talk, records, links', many);
    return called.length + texts.length * 4 + 1;
  });
