/**
 * Finds tables for the people in the pool. One process does it at a time, by a lease; that two can't match a person
 * twice, even if both believe to hold it, is ensured by the writes of the store.
 */
import { randomId, randomKey, shortId } from '../ids.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import type { PersonRow, ProposalRow, SearchRow } from '../store/store.ts';
import { POOL_LIMITS, TABLE_LIMITS } from '../store/store.ts';
import { findProposals } from './findProposals.ts';
import { matchedTable } from './matchedTable.ts';
import type { PoolSnapshot } from './poolSnapshot.ts';
import { readPoolSnapshot } from './poolSnapshot.ts';
import { hourOf, WAIT_HISTORY_MS } from './usualWait.ts';

const ACCEPT_MS = 20_000;
const MATCHMAKING_LEASE = 'matchmaking';
/** Between the last connection of somebody who looks for a live game and the end of the search. */
const UNSEEN_MS = 60_000;
/** The interval in which each process stores which searches have a connection here. */
const SEE_MS = 10_000;
/** If nothing has changed in the pool, only the waiting times have grown. */
const UNCHANGED_MS = 5_000;
const CLEAN_MS = 600_000;
const KEEP_STARTED_MS = 600_000;
/** Somebody may rename while the table is made. */
const MAX_START_TRIES = 3;

export interface MatchmakerPorts {
  readonly tell: (people: readonly string[]) => void;
  readonly isConnected: (person: string) => boolean;
  /** A table has started. */
  readonly onStart: (table: string) => void;
  readonly newKey?: (() => string) | undefined;
}

export class Matchmaker {
  readonly #dependencies: MatchDependencies;
  readonly #ports: MatchmakerPorts;
  #seenAt = -Infinity;
  #cleanedAt = -Infinity;
  #last = { signature: '', at: -Infinity };

  constructor(dependencies: MatchDependencies, ports: MatchmakerPorts) {
    this.#dependencies = dependencies;
    this.#ports = ports;
  }

  async run(): Promise<void> {
    const { cluster, store, time } = this.#dependencies;
    const isMatching = (await cluster.acquireLeases([MATCHMAKING_LEASE])).length > 0;
    const isSeeing = time.monotonic() - this.#seenAt >= SEE_MS;
    if (!isMatching && !isSeeing) return;
    const pool = await readPoolSnapshot(store, time.now());
    if (isSeeing) await this.#seeConnected(pool);
    if (!isMatching) return;
    const isNewProposal = await this.#settleProposals(pool);
    await this.#removeUnseen(pool);
    await this.#propose(isNewProposal ? await readPoolSnapshot(store, time.now()) : pool);
    await this.#clean();
  }

  async #seeConnected({ searches }: PoolSnapshot): Promise<void> {
    const { store, time } = this.#dependencies;
    this.#seenAt = time.monotonic();
    const here = searches.map(({ person }) => person).filter(this.#ports.isConnected);
    await store.seeSearches(here, time.now());
  }

  async #removeUnseen({ searches }: PoolSnapshot): Promise<void> {
    const { store, time } = this.#dependencies;
    const before = time.now() - UNSEEN_MS;
    const isUnseen = ({ choice, seenAt, proposal, person }: SearchRow): boolean =>
      choice.pace !== 'day' && proposal === null && seenAt < before && !this.#ports.isConnected(person);
    const unseen = searches.filter(isUnseen).map(({ person }) => person);
    await store.removeUnseenSearches(unseen, before);
  }

  /** True if people have become free. */
  async #settleProposals({ proposals, searches }: PoolSnapshot): Promise<boolean> {
    let isChanged = false;
    for (const proposal of proposals) {
      const people = searches.filter((each) => each.proposal === proposal.id);
      const isAccepted = people.length === proposal.people && people.every(({ hasAccepted }) => hasAccepted);
      if (isAccepted) isChanged = (await this.#start(proposal, people)) || isChanged;
      else if (people.length < proposal.people || this.#dependencies.time.now() >= proposal.expiresAt)
        isChanged = (await this.#cancel(proposal, people, [])) || isChanged;
    }
    return isChanged;
  }

  async #cancel(
    proposal: ProposalRow,
    people: readonly SearchRow[],
    removed: readonly string[],
  ): Promise<boolean> {
    const { store, time } = this.#dependencies;
    const isExpired = time.now() >= proposal.expiresAt;
    if (!(await store.cancelProposal(proposal.id, { removed, isExpired, at: time.now() }))) return false;
    this.#ports.tell(people.map(({ person }) => person));
    return true;
  }

  /** Called by the process that received the last acceptance, and again by the job if that one is gone. */
  async startIfAccepted(id: string): Promise<void> {
    const { proposals, searches } = await this.#dependencies.store.readPool();
    const proposal = proposals.find((each) => each.id === id);
    const people = searches.filter((each) => each.proposal === id);
    if (proposal === undefined || people.length !== proposal.people) return;
    if (people.every(({ hasAccepted }) => hasAccepted)) await this.#start(proposal, people);
  }

  /** True if people have become free, because the table could not be started. */
  async #start(proposal: ProposalRow, searches: readonly SearchRow[]): Promise<boolean> {
    const { store, time, log } = this.#dependencies;
    const { id, game, pace, bots } = proposal;
    for (let tries = 0; tries < MAX_START_TRIES; tries++) {
      const found = await Promise.all(searches.map(({ person }) => store.findPerson(person)));
      const people = found.filter((each): each is PersonRow => each !== undefined);
      if (people.length < proposal.people) return this.#cancel(proposal, searches, []);
      const start = matchedTable(this.#dependencies, proposal, people, (this.#ports.newKey ?? randomKey)());
      const at = time.now();
      const sample = { game, seats: people.length + bots, pace, hour: hourOf(at), at };
      const result = await store.startProposal(id, start, sample);
      if (result === 'started') {
        log.info({ table: shortId(id), people: people.length }, 'table of the pool started');
        this.#ports.tell(people.map((person) => person.id));
        this.#ports.onStart(id);
        return false;
      }
      // They have blocked each other since the proposal: both stay in the pool, and are not proposed together again.
      if (result === 'blocked') return this.#cancel(proposal, searches, []);
      if (result !== 'notReady')
        return this.#cancel(proposal, searches, await this.#withTooManyTables(people));
    }
    return false;
  }

  async #withTooManyTables(people: readonly PersonRow[]): Promise<string[]> {
    const full: string[] = [];
    for (const { id } of people) {
      const tables = await this.#dependencies.store.tablesOf(id, TABLE_LIMITS.seated);
      const current = tables.filter(({ table }) => table.status === 'open' || table.status === 'running');
      if (current.length >= TABLE_LIMITS.seated) full.push(id);
    }
    return full.length > 0 ? full : people.map(({ id }) => id);
  }

  async #propose(pool: PoolSnapshot): Promise<void> {
    const { store, time } = this.#dependencies;
    const free = pool.searches.filter(({ proposal }) => proposal === null);
    const signature = free.map(({ person, revision }) => `${person}/${revision}`).join();
    if (signature === this.#last.signature && time.monotonic() - this.#last.at < UNCHANGED_MS) return;
    this.#last = { signature, at: time.monotonic() };
    const now = time.now();
    for (const { people, game, pace, bots, isRated } of findProposals(free.map(pool.candidateOf), now)) {
      const searches = free.filter(({ person }) => people.some((each) => each.person === person));
      const times = { createdAt: now, expiresAt: now + ACCEPT_MS };
      const proposal = { id: randomId(), game, pace, bots, isRated, people: people.length, ...times };
      if (await store.addProposal(proposal, searches)) this.#ports.tell(people.map(({ person }) => person));
    }
  }

  async #clean(): Promise<void> {
    const { store, time } = this.#dependencies;
    if (time.monotonic() - this.#cleanedAt < CLEAN_MS) return;
    this.#cleanedAt = time.monotonic();
    const now = time.now();
    await store.cleanPool(now - KEEP_STARTED_MS, now - POOL_LIMITS.missedMs, now - WAIT_HISTORY_MS);
  }
}
