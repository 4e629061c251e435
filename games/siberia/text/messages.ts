/** Everything that Siberia says, as keys that each language has to fill: a missing one does not compile. */
import type {
  Action,
  PhaseName,
  ByResource,
  Person,
  Reason,
  SiberiaFact,
  Territory,
} from '../rules/index.ts';

/** The rules keep verbs, options and cities as plain strings; text.test.ts compares these lists with them. */
export const TEXT_VERBS = [
  'chooseSide',
  'confirmSides',
  'placeTile',
  'confirmPlacement',
  'execute',
  'pass',
  'nameTile',
  'nameResource',
  'placeCube',
  'placeJoker',
  'forgo',
  'moveWorker',
  'sendSalesman',
  'sendWorker',
  'invest',
  'sell',
  'endTurn',
  'returnTile',
] as const;
export type TextVerb = (typeof TEXT_VERBS)[number];

export const TEXT_OPTIONS = ['exchangeSides', 'roundLimit'] as const;

/** In the order of CITIES. */
export const CITY_IDS = [
  'frankfurt',
  'tokyo',
  'mumbai',
  'shanghai',
  'hongKong',
  'newYork',
  'singapore',
  'zurich',
  'london',
  'toronto',
  'johannesburg',
] as const;

/** Facts that need no line in the log. */
type Silent = 'turnEnded';

/** Facts that need more than one sentence; all others have exactly one. */
interface FactForms {
  readonly tilesDrawn: Readonly<Record<'known' | 'hidden', string>>;
  readonly passed: Readonly<Record<'chosen' | 'byItself', string>>;
  readonly endConditionMet: Readonly<
    Record<Extract<SiberiaFact, { type: 'endConditionMet' }>['condition'], string>
  >;
  readonly gameEnded: Readonly<Record<'one' | 'shared', string>>;
}

export type Facts = {
  readonly [T in Exclude<SiberiaFact['type'], Silent>]: T extends keyof FactForms ? FactForms[T] : string;
};

/** Whether both fields of the action are covered then. SB-5.5 */
type Covering = Readonly<Record<'open' | 'ready', string>>;

/** Effects that may be done without. SB-5.8 */
export const FORGOABLE = [
  'joker',
  'logistics',
  'salesman',
  'worker',
  'investor',
  'selling',
] as const satisfies readonly PhaseName[];

/** What an offer does and what comes of it. A verb that is not here needs no more than its name. */
interface Plies {
  readonly chooseSide: string;
  readonly placeTile: Covering & Readonly<Record<'research' | 'researchAny', string>>;
  readonly execute: Readonly<Record<Person | 'research' | 'noEffect', string>>;
  readonly mine: Readonly<Record<'sale' | 'nothingThere' | 'noBuyer', string>>;
  readonly pass: string;
  readonly nameTile: Readonly<Record<'one' | 'any', string>>;
  readonly nameResource: string;
  readonly placeCube: Readonly<Record<'plain' | 'own' | 'closed', string>>;
  readonly placeJoker: Covering;
  readonly forgo: Readonly<Record<(typeof FORGOABLE)[number], string>>;
  readonly moveWorker: Readonly<Record<'open' | 'closed', string>>;
  readonly sendSalesman: string;
  readonly sendWorker: string;
  readonly invest: Covering;
  readonly sell: Readonly<Record<'sale' | 'notBought', string>>;
  readonly returnTile: Covering;
}

/** A step that asks differently when something is the case. */
type Special =
  | 'sidesDone'
  | 'placingDone'
  | 'turnResearch'
  | 'cubeLast'
  | 'workerElsewhere'
  | 'endOfTurnRefill';

/** What things are called. */
export interface Names {
  readonly resources: ByResource<string>;
  /** So many cubes, behind a colon: `2 Erdgas`, `1 Diamant`. */
  readonly counts: ByResource<string>;
  /** What a resource action does. */
  readonly mining: ByResource<string>;
  /** As the labels of the board say it. */
  readonly actions: Readonly<Record<Action | 'research', string>>;
  /** As the tiles show them. */
  readonly persons: Readonly<Record<Person, string>>;
  readonly places: Readonly<Record<Territory | 'vladivostok', string>>;
  readonly cities: Readonly<Record<(typeof CITY_IDS)[number], string>>;
}

export interface Messages extends Names {
  readonly title: string;

  readonly tile: string;
  readonly managerTile: string;
  readonly joker: string;
  /** Equal things in a list. */
  readonly times: string;
  readonly price: string;
  readonly placement: string;
  /** Where a figure comes from. The log does not know which city lies on an exchange field that is left. */
  readonly figureFrom: Readonly<Record<'supply' | 'exchange' | 'salesman' | 'worker', string>>;

  readonly facts: Facts;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** For the seat that decides. */
  readonly prompts: Readonly<Record<PhaseName | Special, string>>;
  /** Put in front of a prompt. */
  readonly rounds: Readonly<Record<'round' | 'last', string>>;
  /** For a seat that waits for others in a phase of all. */
  readonly decided: Readonly<Record<'placing' | 'returning', string>>;
  readonly waiting: string;
  readonly over: string;
  readonly standing: string;
  readonly verbs: Readonly<Record<TextVerb, string>>;
  readonly plies: Plies;
  readonly options: Readonly<Record<(typeof TEXT_OPTIONS)[number], string>>;
  readonly optionValues: Readonly<Record<'chosen' | 'drawn', string>>;
}
