/** P1 to P3: bytes that a first visit fetches. Response bodies are counted, compressed as sent. */
import type { Browser, Page, Request } from '@playwright/test';
import type { Report, Row } from './row.ts';
import { HOME, sizeRow } from './row.ts';
import { moveOnce } from './move.ts';
import { keptGame, PLAYABLE, visitor } from './visit.ts';

/** 1000 instead of 1024 bytes, the stricter of the two meanings. */
const KILOBYTE = 1000;
/** The network counts as idle after so long without a response. */
const QUIET_MS = 1500;
/** A bot must have had its turn by then. */
const MOST_MOVES = 200;

const GATE = { P1: 40, P2: 90, P3: 250 } as const;

interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

/** Code that only bots need. The worker fetches it when a bot has to decide. */
const isBots = ({ path }: Fetched): boolean => /\/assets\/(?:bot|botDesk)-/.test(path);
/** Pieces and scenery of a board that are shipped as code. */
const isDrawn = ({ path }: Fetched): boolean => /\/assets\/art-/.test(path);
const isCode = ({ path }: Fetched): boolean => !/\.(?:woff2|svg|png|webmanifest)$|^\/api\//.test(path);

const sum = (fetched: readonly Fetched[]): number =>
  fetched.reduce((all, { bytes }) => all + bytes, 0) / KILOBYTE;

/** Bytes over the wire; a file from the cache, because page and worker both asked for it, counts nothing. */
const bytesOf = async (request: Request): Promise<number> =>
  Math.max((await request.sizes()).responseBodySize, 0);

/** All requests of page and workers during `doing`, and until the network is idle. */
async function fetchedWhile(page: Page, doing: () => Promise<void>): Promise<readonly Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  let last = Date.now();
  page.context().on('requestfinished', (request) => {
    last = Date.now();
    fetched.push(bytesOf(request).then((bytes) => ({ path: new URL(request.url()).pathname, bytes })));
  });
  await doing();
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  return Promise.all(fetched);
}

function listed(name: string, fetched: readonly Fetched[]): string {
  const parts = fetched
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path} ${bytes}`);
  return `${name}: ${parts.join(', ')}`;
}

async function weighHome(browser: Browser, address: string): Promise<Report> {
  const page = await visitor(browser);
  const fetched = await fetchedWhile(page, async () => {
    await page.goto(address);
    await page.locator('.chamber').first().waitFor();
  });
  await page.context().close();
  const code = fetched.filter(isCode);
  return { rows: [sizeRow('P1', HOME, sum(code), GATE.P1)], notes: [listed('P1 home', code)] };
}

/** Opens a running game and plays until the bot's code has been fetched. */
async function visitGame(browser: Browser, address: string, game: string): Promise<readonly Fetched[]> {
  const { path, kept } = await keptGame(browser, address, game);
  const page = await visitor(browser, kept);
  let isBotFetched = false;
  const isBotThere = (): boolean => isBotFetched;
  page.context().on('response', (response) => void (isBotFetched ||= /\/assets\/bot-/.test(response.url())));
  const fetched = await fetchedWhile(page, async () => {
    await page.goto(address + path);
    await page.locator(PLAYABLE).first().waitFor();
    for (let round = 0; round < MOST_MOVES && !isBotThere(); round++) await moveOnce(page, round);
    if (!isBotThere()) throw new Error(`no bot of ${game} has come`);
  });
  await page.context().close();
  return fetched;
}

async function weighGame(
  browser: Browser,
  address: string,
  game: string,
  gates: readonly string[],
): Promise<Report> {
  const fetched = await visitGame(browser, address, game);
  const code = fetched.filter(isCode);
  const rows: Row[] = [];
  if (gates.includes('P2')) {
    const own = code.filter((each) => !isBots(each) && !isDrawn(each));
    rows.push(sizeRow('P2', game, sum(own), GATE.P2));
  }
  if (gates.includes('P3')) rows.push(sizeRow('P3', game, sum(fetched), GATE.P3));
  return { rows, notes: [listed(`P2 ${game}: with drawings and bots ${sum(code).toFixed(1)} KB`, code)] };
}

export async function weigh(
  browser: Browser,
  address: string,
  gates: readonly string[],
  games: readonly string[],
): Promise<Report[]> {
  const reports: Report[] = [];
  if (gates.includes('P1')) reports.push(await weighHome(browser, address));
  if (!gates.includes('P2') && !gates.includes('P3')) return reports;
  for (const game of games) reports.push(await weighGame(browser, address, game, gates));
  return reports;
}
