/**
 * Gates P1 to P3: bytes that a first visit fetches. Response bodies are counted, compressed as sent. The language
 * with the longest texts decides.
 */
import type { Browser, Page, Request } from '@playwright/test';
import type { BenchReport, BenchRow } from '../report.ts';
import { HOME_PAGE, sizeRow } from './rows.ts';
import { clickOffer } from './clickOffer.ts';
import { storeGame, PLAYABLE_SELECTOR, openVisitorPage } from './visitor.ts';

/** The stricter of the two meanings, 1000 and 1024. */
const KILOBYTE = 1000;
const IDLE_MS = 1500;
const MAX_MOVES = 200;
const LOCALES = ['en-GB', 'de-DE', 'nl-NL'];

const GATE = { P1: 40, P2: 90, P3: 250 } as const;

interface FetchedFile {
  readonly path: string;
  readonly bytes: number;
}

/** The worker fetches it when a bot has to decide. */
const isBotCode = ({ path }: FetchedFile): boolean => /\/assets\/(?:bot|botRuntime)-/.test(path);
const isArtCode = ({ path }: FetchedFile): boolean => /\/assets\/art-/.test(path);
const isCode = ({ path }: FetchedFile): boolean => !/\.(?:woff2|svg|png|webmanifest)$|^\/api\//.test(path);

const kilobytesOf = (fetched: readonly FetchedFile[]): number =>
  fetched.reduce((all, { bytes }) => all + bytes, 0) / KILOBYTE;

/** A file that comes from the cache counts nothing. */
const bytesOf = async (request: Request): Promise<number> =>
  Math.max((await request.sizes()).responseBodySize, 0);

async function recordRequests(page: Page, doing: () => Promise<void>): Promise<readonly FetchedFile[]> {
  const fetched: Promise<FetchedFile>[] = [];
  let last = Date.now();
  page.context().on('requestfinished', (request) => {
    last = Date.now();
    fetched.push(bytesOf(request).then((bytes) => ({ path: new URL(request.url()).pathname, bytes })));
  });
  await doing();
  while (Date.now() - last < IDLE_MS) await page.waitForTimeout(100);
  return Promise.all(fetched);
}

function describeFiles(name: string, fetched: readonly FetchedFile[]): string {
  const parts = fetched
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path} ${bytes}`);
  return `${name}: ${parts.join(', ')}`;
}

interface MeasuredSize {
  readonly locale: string;
  readonly kilobytes: number;
}

const largestOf = (sizes: readonly MeasuredSize[]): number =>
  Math.max(...sizes.map(({ kilobytes }) => kilobytes));

const describeSizes = (name: string, sizes: readonly MeasuredSize[]): string =>
  `${name}: ${sizes.map(({ locale, kilobytes }) => `${locale} ${kilobytes.toFixed(2)} KB`).join(', ')}`;

async function visitHome(browser: Browser, address: string, locale: string): Promise<readonly FetchedFile[]> {
  const page = await openVisitorPage(browser, { locale });
  const fetched = await recordRequests(page, async () => {
    await page.goto(address);
    await page.locator('.chamber').first().waitFor();
  });
  await page.context().close();
  return fetched.filter(isCode);
}

async function measureHome(browser: Browser, address: string): Promise<BenchReport> {
  const sizes: MeasuredSize[] = [];
  const notes: string[] = [];
  for (const locale of LOCALES) {
    const code = await visitHome(browser, address, locale);
    sizes.push({ locale, kilobytes: kilobytesOf(code) });
    notes.push(describeFiles(`P1 home, ${locale}`, code));
  }
  return {
    rows: [sizeRow('P1', HOME_PAGE, largestOf(sizes), GATE.P1)],
    notes: [describeSizes('P1 home', sizes), ...notes],
  };
}

interface GameVisit {
  /** Before the first decision. */
  readonly begun: readonly FetchedFile[];
  /** Until a bot has come. */
  readonly all: readonly FetchedFile[];
}

async function visitGame(
  browser: Browser,
  address: string,
  game: string,
  locale: string,
): Promise<GameVisit> {
  const { path, storage } = await storeGame(browser, address, game);
  const page = await openVisitorPage(browser, { storageState: storage, locale });
  let isBotFetched = false;
  const isBotThere = (): boolean => isBotFetched;
  page.context().on('response', (response) => void (isBotFetched ||= /\/assets\/bot-/.test(response.url())));
  const begun = await recordRequests(page, async () => {
    await page.goto(address + path);
    await page.locator(PLAYABLE_SELECTOR).first().waitFor();
  });
  const more = await recordRequests(page, async () => {
    for (let round = 0; round < MAX_MOVES && !isBotThere(); round++)
      if (!(await clickOffer(page, round))) await page.waitForTimeout(100);
    if (!isBotThere()) throw new Error(`no bot of ${game} has come`);
  });
  await page.context().close();
  return { begun, all: [...begun, ...more] };
}

async function measureGame(
  browser: Browser,
  address: string,
  game: string,
  gates: readonly string[],
): Promise<BenchReport> {
  const [pages, wholes]: [MeasuredSize[], MeasuredSize[]] = [[], []];
  const notes: string[] = [];
  for (const locale of LOCALES) {
    const { begun, all } = await visitGame(browser, address, game, locale);
    const own = begun.filter((each) => isCode(each) && !isBotCode(each) && !isArtCode(each));
    pages.push({ locale, kilobytes: kilobytesOf(own) });
    wholes.push({ locale, kilobytes: kilobytesOf(all) });
    const code = all.filter(isCode);
    const size = kilobytesOf(code).toFixed(1);
    notes.push(
      describeFiles(`P2 ${game}, ${locale}: with drawings, bots and a first decision ${size} KB`, code),
    );
  }
  const rows: BenchRow[] = [];
  if (gates.includes('P2')) rows.push(sizeRow('P2', game, largestOf(pages), GATE.P2));
  if (gates.includes('P3')) rows.push(sizeRow('P3', game, largestOf(wholes), GATE.P3));
  return { rows, notes: [describeSizes(`P2 ${game}`, pages), ...notes] };
}

export async function measureTransferSizes(
  browser: Browser,
  address: string,
  gates: readonly string[],
  games: readonly string[],
): Promise<BenchReport[]> {
  const reports: BenchReport[] = [];
  if (gates.includes('P1')) reports.push(await measureHome(browser, address));
  if (!gates.includes('P2') && !gates.includes('P3')) return reports;
  for (const game of games) reports.push(await measureGame(browser, address, game, gates));
  return reports;
}
