import type { Browser } from '@playwright/test';
import { openBrowser } from '@pithead/web/e2e/browser';
import { startPageServer } from '@pithead/web/e2e/servers/pageServer';
import type { Proof } from '../../../proof.ts';
import { attackFromForeignPage } from '../foreignPage.ts';
import { createTarget } from '../attackTarget.ts';
import { attackForms, attackSearchFields, countTypedTexts } from './fields.ts';
import { PAYLOAD_KINDS, hostileNames, xssPayloads } from './payloads.ts';
import type { XssContext } from './textPlaces.ts';
import {
  attackSpectatorChat,
  attackTables,
  attackRecordFiles,
  attackLinks,
  attackLists,
  KIND_LINK_PAIRS,
  countKindLinkPairs,
} from './textPlaces.ts';
import { gameAt } from '../../../proof.ts';
import { PLANTED_XSS_FAULTS } from './xssFaults.ts';

const IN_LISTS = 100;
const AMONG_SPECTATORS = 500;
const amongSpectatorsAt = (count: number): number => Math.min(AMONG_SPECTATORS, Math.ceil(count / 3));
const AT_TABLES = 80;
/** One account per kind of name. Names that normalisation makes equal to another can't be registered. */
const ACCOUNTS = hostileNames(14).filter((name) => name.normalize('NFKC') === name);

async function withPages<T>(work: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const served = await startPageServer();
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

function findIn(name: string, context: XssContext, called: readonly string[]): Promise<string[]> {
  if (name.startsWith('the address')) return attackLinks(context, PAYLOAD_KINDS.slice(0, 6));
  if (name.startsWith('typed text')) return attackSearchFields(context, PAYLOAD_KINDS);
  return attackSpectatorChat(context, gameAt(0), called, PAYLOAD_KINDS);
}

export const checkXssFaults = (proof: Proof): Promise<void> =>
  withPages(async (browser, address) => {
    const called = hostileNames(PAYLOAD_KINDS.length);
    for (const [name, fault] of Object.entries(PLANTED_XSS_FAULTS)) {
      const context = { browser, address, fault };
      proof.recordPlanted(name, await findIn(name, context, called));
    }
  });

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

export const attackPages = (proof: Proof, count: number): Promise<number> =>
  withPages(async (browser, address) => {
    const context = { browser, address };
    const [called, texts] = [hostileNames(count), xssPayloads(proof.seed, count)];
    const report = (found: readonly string[]): void => proof.failAll(found);
    for (const part of inParts(called, IN_LISTS)) report(await attackLists(context, part));
    proof.log('names in lists');
    for (const [i, part] of inParts(texts, AT_TABLES).entries())
      report(await attackTables(context, gameAt(i), called.slice(i * 4, i * 4 + 4), part));
    proof.log('tables and talk of players');
    for (const [i, part] of inParts(texts, amongSpectatorsAt(count)).entries())
      report(await attackSpectatorChat(context, gameAt(i), called, part));
    proof.log('chat of spectators');
    report(await attackRecordFiles(context, texts));
    proof.log('records');
    report(await attackLinks(context, texts));
    proof.log('links');
    report(await attackSearchFields(context, texts));
    report(await attackForms(context, ACCOUNTS, PAYLOAD_KINDS));
    proof.log('fields that are typed into');
    report(await attackFromForeignPage(browser, await createTarget(address)));
    proof.figure('script injection payloads, each in names or talk, records, links, searches', count);
    const pairs = countKindLinkPairs(count);
    if (pairs < KIND_LINK_PAIRS && proof.extent !== 'short')
      proof.fail(`only ${pairs} of ${KIND_LINK_PAIRS} pairs of a kind of text and a link`);
    proof.figure('kinds of payloads × links', `${pairs} of ${KIND_LINK_PAIRS}`);
    return (
      called.length +
      texts.length * 4 +
      countTypedTexts(texts.length, ACCOUNTS.length, PAYLOAD_KINDS.length) +
      1
    );
  });
