/** P4 over the wire: nothing that a seat, an onlooker or a bot receives depends on what it may not know. */
import { join } from 'node:path';
import type { Question } from '@pithead/bots';
import { mindAt } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import type { Game, Options } from '@pithead/kernel';
import { canonical, commitmentOf, isOver, keyFromHex } from '@pithead/kernel';
import type { FullState } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveMatch } from './match/live.ts';
import type { RunningServer } from './server.ts';
import { openStore } from './store/index.ts';
import { Company, enter } from './testing/company.ts';
import type { DryStore } from './testing/dryStore.ts';
import { dryStore } from './testing/dryStore.ts';
import type { Ear } from './testing/ear.ts';
import { rawGet } from './testing/ear.ts';
import { fastFolder, openHall, removeFolders } from './testing/hall.ts';
import { Hunt } from './testing/hunt.ts';
import { Lots } from './testing/lots.ts';
import { LEAKS, LEAKY_GAMES, leakyId } from './testing/leaks.ts';
import { QuickPool } from './testing/quickPool.ts';
import { SERVER_LEAKS } from './testing/serverLeaks.ts';
import { enterTwin } from './testing/twin.ts';

/** The same deals every time, so that what was found is found again. */
vi.mock(import('./ids.ts'), async (load) => {
  const { hexFromKey, keyFromSeed } = await import('@pithead/kernel');
  let deals = 0;
  return { ...(await load()), newKey: () => hexFromKey(keyFromSeed(`blind ${deals++} ${process.env['PITHEAD_SEED'] ?? ''}`)) };
});

let hall: RunningServer;
let store: DryStore;
let ears: Ear[];
const pool = new QuickPool();

beforeAll(async () => {
  const data = fastFolder();
  store = dryStore(await openStore({ dataFile: join(data, 'pithead.db') }));
  hall = await openHall(data, {}, { store, pool, games: LEAKY_GAMES });
  ears = await enter(hall);
});
afterAll(async () => {
  for (const ear of ears) ear.visitor.leave();
  await hall.close();
  removeFolders();
});

const honestOf = (game: string): Game => (GAMES[game] as (typeof GAMES)[string]).game;

const sitDown = (game: string, seats: number, options: Options = {}, served = game): Promise<Company> =>
  Company.sitDown(hall, ears, { game: served, honest: honestOf(game), seats, options });

const stateOf = async (company: Company, looker: number | undefined): Promise<FullState> => {
  const text = await rawGet(
    company.earOf(looker).visitor,
    `/api/tables/${company.table}/state${looker === undefined ? '' : `?as=${looker}`}`,
  );
  return JSON.parse(text.slice(4)) as FullState;
};

const TABLES: Readonly<Record<string, readonly (readonly [seats: number, options: Options])[]>> = {
  'glueck-auf': [
    [2, {}],
    [3, { openDeliveredOrders: true }],
    [4, { splitSubstitution: false }],
  ],
  rockwell: [
    [2, { turnLimit: 50 }],
    [3, { hiddenLog: true }],
    [4, {}],
  ],
  siberia: [
    [2, { roundLimit: 30 }],
    [3, { exchangeSides: 'drawn' }],
    [4, {}],
  ],
};
const EACH = 168;
/** A leak may show itself only where somebody plays what people seldom play. */
const MATCHES = 4;

describe('a looker can not tell the true world from another that looks the same', () => {
  it.each(Object.keys(TABLES))('%s: 500 pairs, by everything that can be asked and heard', async (game) => {
    const done = { pairs: 0, news: 0, silences: 0 };
    for (let table = 0; done.pairs < 500; table++) {
      const [seats, options] = (TABLES[game] ?? [])[table % 3] ?? [2, {}];
      const company = await sitDown(game, seats, options);
      const hunt = await new Hunt(company, store, `${game} ${table}`).run({ pairs: EACH, news: 15, every: 3 });
      expect([hunt.findings, hunt.refused]).toEqual([[], 0]);
      done.pairs += hunt.pairs;
      done.news += hunt.news;
      done.silences += hunt.silences;
      await company.leave();
    }
    expect(done.pairs).toBeGreaterThanOrEqual(500);
    expect(done.news).toBeGreaterThanOrEqual(45);
    // Glück Auf has secrets, but nobody decides at the same time as another.
    if (game !== 'glueck-auf') expect(done.silences).toBeGreaterThanOrEqual(20);
  });
});

describe('the harness', () => {
  it('finds every leak that was planted, in the rules and in the server', async () => {
    const caught: string[] = [];
    const hunt = async (name: string, game: string, seats: number, served?: string): Promise<void> => {
      for (let match = 0; match < MATCHES && caught.at(-1) !== name; match++) {
        const company = await sitDown(game, seats, {}, served);
        const { findings } = await new Hunt(company, store, `${name} ${match}`).run({ pairs: 60, news: 20, every: 1 });
        if (findings.length > 0) caught.push(name);
        await company.leave();
      }
    };
    for (const [i, { name, game, seats }] of LEAKS.entries()) await hunt(name, game, seats, leakyId(i));
    for (const { name, tear } of SERVER_LEAKS) {
      const mend = tear();
      await hunt(name, 'siberia', 3).finally(mend);
    }
    const planted = [...LEAKS, ...SERVER_LEAKS].map(({ name }) => name);
    expect(caught).toEqual(planted);
    expect(`${caught.length} of ${planted.length}`).toBe('27 of 27');
  });
});

describe('sealed choices', () => {
  it('are not heard of, however many are made and taken back; and the export does not even count them', async () => {
    const company = await sitDown('rockwell', 3);
    const { situation, table } = company;
    const act = (seat: number) => ({ seat, id: company.newId(), seq: situation.seqFor(seat) });
    const before = await Promise.all([stateOf(company, 0), stateOf(company, undefined)]);
    await company.drain();
    for (let i = 0; i < 5; i++) {
      await company.play(1, [situation.match.offers(1).find(([verb]) => verb === 'bid') as [string, number]]);
      await company.play(2, [situation.match.offers(2).find(([verb]) => verb === 'bid') as [string, number]]);
      if (i % 2 === 0) await company.act({ act: 'undo', ...act(1), reach: 'step' });
    }
    await company.earOf(0).ping();
    expect([company.earOf(0).take(), company.earOf(undefined).take()]).toEqual([[], []]);
    expect(await Promise.all([stateOf(company, 0), stateOf(company, undefined)])).toEqual(before);
    const exported = async (seat: number | undefined): Promise<unknown> => {
      const text = await rawGet(company.earOf(seat).visitor, `/api/tables/${table}/export${seat === undefined ? '' : `?as=${seat}`}`);
      return (JSON.parse(text.slice(4)) as { plies: unknown[] }).plies.length;
    };
    expect(await Promise.all([exported(0), exported(1), exported(2), exported(undefined)])).toEqual([0, 2, 5, 0]);
    await company.leave();
  });
});

describe('a request to go back', () => {
  it('stays open whatever is chosen in secret, for its end would tell of that', async () => {
    const company = await sitDown('rockwell', 3);
    const { situation } = company;
    const bid = (seat: number): Promise<void> =>
      company.play(seat, [situation.match.offers(seat).find(([verb]) => verb === 'bid') as [string, number]]);
    await bid(1);
    await company.act({ act: 'askUndo', seat: 1, id: company.newId(), seq: situation.seqFor(1) });
    const before = await Promise.all(company.lookers.map((looker) => stateOf(company, looker)));
    expect(before[0]?.undoRequest).toEqual({ by: 1, agreed: 0b010 });
    await bid(2);
    const after = await Promise.all(company.lookers.map((looker) => stateOf(company, looker)));
    expect([after[0], after[1], after[3]]).toEqual([before[0], before[1], before[3]]);
    await company.play(0, [['sealBid', 0]]);
    expect((await stateOf(company, undefined)).undoRequest).toBeNull();
    await company.leave();
  });
});

describe('going back by consent', () => {
  it('looks the same to whoever asked for it, whatever others have chosen in between', async () => {
    const after = async (isBetween: boolean): Promise<unknown> => {
      const company = await sitDown('rockwell', 3);
      const { situation } = company;
      const act = (seat: number) => ({ seat, id: company.newId(), seq: situation.seqFor(seat) });
      const bid = (seat: number): Promise<void> =>
        company.play(seat, [situation.match.offers(seat).find(([verb]) => verb === 'bid') as [string, number]]);
      await bid(1);
      if (isBetween) await bid(2);
      await bid(1);
      await company.act({ act: 'askUndo', ...act(1) });
      for (const seat of [0, 2]) await company.act({ act: 'answerUndo', ...act(seat), agree: true });
      const { view: _view, commitment: _commitment, facts, ...rest } = await stateOf(company, 1);
      await company.leave();
      return { ...rest, facts: facts.filter(([, { type }]) => type === 'moneyBid' || type === 'cubesBid') };
    };
    expect(await after(true)).toEqual(await after(false));
  });
});

describe('the key of the deal', () => {
  it('is promised from the start, in nothing that leaves before the end, and then what was promised', async () => {
    const company = await sitDown('glueck-auf', 2);
    const { key } = company.live.table;
    const first = await stateOf(company, undefined);
    expect(first).toMatchObject({ key: '', commitment: commitmentOf(keyFromHex(key)) });
    const hunt = await new Hunt(company, store, 'key').run({ pairs: 20, news: 0, every: 8, isToTheEnd: true });
    expect([isOver(company.situation.state), hunt.findings]).toEqual([true, []]);
    for (const looker of company.lookers) expect(await stateOf(company, looker)).toMatchObject({ key, commitment: first.commitment });
    await company.leave();
  });
});

describe('a bot', () => {
  it.each(Object.keys(GAMES))(
    'of %s is handed an imagined world and nothing else, the same in every world that its seat could believe in',
    async (game) => {
      const { visitor } = ears[0] as Ear;
      const { id } = await visitor.openTable({ game, seats: 3, bots: ['foreman', 'hewer'] });
      const live = await hall.context.matches.open(id);
      const company = { live, honest: honestOf(game), seats: 3 } as Company;
      const asked: { readonly question: Question; readonly minds: readonly string[] }[] = [];
      pool.onAsked = (question) => {
        if (question.match === id) asked.push({ question, minds: [mindText(live, question), inTwin(company, question)] });
      };
      const lots = new Lots(`bots ${game}`);
      for (let i = 0; i < 200 && asked.length < 40; i++) {
        await live.run(() => undefined);
        const offers = live.situation.match.offers(0);
        if (offers.length > 0) await visitor.play(id, 0, live.situation.seqFor(0), [lots.ply(offers)]);
      }
      pool.onAsked = () => undefined;
      expect(asked.length).toBeGreaterThanOrEqual(40);
      for (const { question, minds } of asked) {
        const { now, history, seat, key, ...rest } = question;
        expect(rest).toEqual({ game, match: id, bot: ['', 'foreman', 'hewer'][seat] });
        expect([canonical([now, history]), canonical([now, history])]).toEqual(minds);
        expect([canonical(question).includes(live.table.key), canonical(key) === canonical(keyFromHex(live.table.key))]).toEqual([
          false,
          false,
        ]);
      }
    },
  );

  const mindText = ({ situation }: LiveMatch, { seat, key }: Question): string => {
    const { now, history } = mindAt(situation.match, seat, key);
    return canonical([now, history]);
  };

  function inTwin(company: Company, question: Question): string {
    const leave = enterTwin(company, question.seat, question.key.toReversed());
    try {
      return mindText(company.live, question);
    } finally {
      leave();
    }
  }
});
