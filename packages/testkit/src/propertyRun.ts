import type { Fact, Game, Options, State } from '@pithead/kernel';
import { resolveOptions } from '@pithead/kernel';
import type { GameConfiguration } from './configurations.ts';
import { gameConfigurations, configurationName } from './configurations.ts';
import type { CheckSettings } from './checkSettings.ts';

export interface GameProperty {
  readonly name: string;
  check<S extends State, F extends Fact, V>(run: PropertyRun<S, F, V>): void;
}

export interface PropertyFinding {
  readonly property: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly ply: number;
  readonly message: string;
}

export interface CheckCounts {
  games: number;
  plies: number;
  replayed: number;
  pairs: number;
  twins: number;
  hostile: number;
  undos: number;
  orders: number;
}

export const newCheckCounts = (): CheckCounts => ({
  games: 0,
  plies: 0,
  replayed: 0,
  pairs: 0,
  twins: 0,
  hostile: 0,
  undos: 0,
  orders: 0,
});

const MAX_PLIES = 100_000;

/** Stops a check whose game is so broken that its quota is never reached. */
const MAX_SEEDS = 2_000;

export class PropertyRun<S extends State, F extends Fact, V> {
  readonly game: Game<S, F, V>;
  readonly seats: number;
  readonly options: Options;
  readonly settings: CheckSettings;
  readonly counts: CheckCounts;
  readonly findings: PropertyFinding[] = [];
  /** Current position; kept here so that a finding about an exception has a position too. */
  seed = 0;
  ply = 0;
  readonly #property: string;
  readonly #share: number;

  constructor(
    game: Game<S, F, V>,
    property: string,
    configuration: GameConfiguration,
    settings: CheckSettings,
    counts: CheckCounts,
  ) {
    this.game = game;
    this.seats = configuration.seats;
    this.options = configuration.options;
    this.settings = settings;
    this.counts = counts;
    this.#property = property;
    this.#share = 1 / (settings.sharedBy ?? gameConfigurations(game).length);
  }

  /** Some games have no bound of their own. */
  get maxPlies(): number {
    return Math.min(MAX_PLIES, this.game.maxPlies(this.seats, resolveOptions(this.game, this.options)));
  }

  get hasEnoughFindings(): boolean {
    return this.findings.length >= this.settings.enough;
  }

  *seeds(games: number): Generator<number, void> {
    const { onlySeed, firstSeed } = this.settings;
    const from = onlySeed ?? firstSeed;
    const to = onlySeed === undefined ? firstSeed + games : onlySeed + 1;
    for (let seed = from; seed < to && !this.hasEnoughFindings; seed++) yield seed;
  }

  /** Yields seeds until this configuration has its share of the quota. */
  *seedsFor(quota: 'pairs' | 'hostile' | 'undos'): Generator<number, void> {
    const goal = this.counts[quota] + Math.ceil(this.settings[quota] * this.#share);
    for (const seed of this.seeds(MAX_SEEDS)) {
      if (this.settings.onlySeed === undefined && this.counts[quota] >= goal) return;
      yield seed;
    }
  }

  report(message: string): void {
    if (this.hasEnoughFindings) return;
    const { seats, options, seed, ply } = this;
    const rules = `${this.game.id} ${this.game.version}`;
    const place = `${rules}, ${configurationName({ seats, options })}, seed ${seed}, after ${ply} plies`;
    const test = `${configurationName({ seats, options })} ${this.#property}`;
    const again = `again: PITHEAD_SEED=${seed} npx vitest run -t '${test}'`;
    const finding = { property: this.#property, game: this.game.id, seats, options, seed, ply };
    this.findings.push({ ...finding, message: `${this.#property}: ${message}\n  ${place}\n  ${again}` });
  }

  expect(holds: boolean, message: string | (() => string)): boolean {
    if (!holds) this.report(typeof message === 'string' ? message : message());
    return holds;
  }
}
