/** Everything that Rockwell says, as keys that each language has to fill: a missing one does not compile. */
import type {
  Achievement,
  PhaseName,
  Board,
  ByResource,
  DeliveryKind,
  Reason,
  RockwellFact,
  ScoreSource,
} from '../rules/index.ts';

/** The rules keep verbs and options as plain strings; text.test.ts compares these lists with them. */
export const TEXT_VERBS = [
  'bid',
  'sealBid',
  'placeVp',
  'insure',
  'sealInsurance',
  'activate',
  'takeAlong',
  'leaveBehind',
  'bribe',
  'hire',
  'noAdvantage',
  'extractionOrder',
  'useInsurance',
  'alCrew',
  'alDestination',
  'alUpgrade',
  'trade',
  'tradeUnseen',
  'renounce',
  'improve',
  'buildShaft',
  'moveShaft',
  'deliver',
] as const;
export type TextVerb = (typeof TEXT_VERBS)[number];

export const TEXT_OPTIONS = ['layout', 'phaseOrder', 'zeroHoldingScores', 'hiddenLog', 'turnLimit'] as const;

type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;
type Forms<K extends string> = Readonly<Record<K, string>>;

/** What somebody gets of an extraction: a share, leftovers, both or neither. */
export type BootyPortion = 'share' | 'leftovers' | 'both' | 'nothing';

/** Facts that need more than one sentence; all others have exactly one. */
interface FactForms {
  readonly bidRevealed: Forms<'nothing' | 'money' | 'cubes'>;
  readonly crewBribed: Forms<'free' | 'paid'>;
  readonly cardDrawn: Forms<'safe' | 'danger'>;
  readonly bootyShared: Readonly<Record<'player' | 'al', Forms<BootyPortion>>>;
  readonly dangerStruck: Forms<'nothing' | 'unprotected' | 'safety' | 'insurance' | 'both'>;
  readonly tradedUnseen: Forms<'hidden' | 'buys' | 'sells'>;
  readonly renounced: Forms<Exclude<Board, 'controlCentre'>>;
  readonly alImproved: Forms<'chosen' | 'byItself'>;
  readonly endConditionMet: Forms<Of<'endConditionMet'>['condition']>;
  readonly gameEnded: Forms<'one' | 'tieBreak' | 'shared'>;
}

type Facts = { readonly [T in RockwellFact['type']]: T extends keyof FactForms ? FactForms[T] : string };

/** What an offer does and what comes of it. A verb that is not here needs no more than its name. */
interface Plies {
  readonly bid: Forms<'money' | 'cubes'>;
  readonly sealBid: Forms<'nothing' | 'goods'>;
  readonly insure: string;
  readonly sealInsurance: Forms<'nothing' | 'cubes'>;
  readonly activate: Forms<'move' | 'stay'>;
  readonly takeAlong: string;
  readonly bribe: Forms<'free' | 'paid'>;
  readonly hire: Forms<'hire' | 'reset'>;
  readonly extractionOrder: string;
  readonly useInsurance: Forms<'nothing' | 'tiles' | 'saved'>;
  readonly alCrew: string;
  readonly alDestination: string;
  readonly alUpgrade: string;
  readonly trade: Forms<'buys' | 'sells'>;
  readonly renounce: Forms<Exclude<Board, 'controlCentre'>>;
  readonly improve: Forms<'crew' | 'mobility' | 'safety'>;
  readonly buildShaft: string;
  readonly moveShaft: string;
  readonly deliver: Forms<'tile' | 'empty'>;
}

/** Phases that run through without asking anybody. */
type Unasked = 'moved' | 'advantaged' | 'alMoved' | 'traded' | 'acted' | 'alUpgraded';
/** A step that asks differently when something is the case. */
type Special = 'auctionBegun' | 'secondVicePresident' | 'insuranceBegun' | 'bribery' | 'hire' | 'reset';
export type Prompt = Exclude<PhaseName, Unasked | 'advantage'> | Special;

/** What things are called. */
interface Names {
  readonly resources: ByResource<string>;
  readonly money: string;
  readonly boards: Readonly<Record<Board, string>>;
  /** Piles of delivery tiles. */
  readonly deliveries: Readonly<Record<DeliveryKind, string>>;
  readonly achievements: Readonly<Record<Achievement, string>>;
  /** Lines of the score sheet; those of the bonus are headings in the log too. */
  readonly sources: Readonly<Record<ScoreSource, string>>;
  readonly options: Forms<(typeof TEXT_OPTIONS)[number]>;
  readonly optionValues: Readonly<Record<'staggered' | 'aligned' | 'slots' | 'management', string>>;
  /** As behind an arrow, without an article. */
  readonly places: Forms<'border' | 'core' | 'entrance'>;
  readonly verbs: Forms<TextVerb>;
}

export interface Messages extends Names {
  readonly title: string;
  /** The invisible player. RW-21.3 */
  readonly al: string;

  /** So many cubes of a resource; metals have no plural. */
  readonly cubes: string;
  /** Where there is no money and no cube. */
  readonly nothing: string;
  readonly prestige: string;
  /** What a slot grants. RW-1.9 */
  readonly slots: Forms<'bribery' | 'subcontracting' | 'transactions' | 'actions' | 'closed'>;
  /**
   * What comes of a tile with a crew on it; `at` is a place with that behind it, `oneOfTwo` a side of a
   * border.
   */
  readonly ground: Forms<'lacking' | 'ready' | 'revealed' | 'core' | 'at' | 'oneOfTwo'>;
  /** What a mineshaft has under it. */
  readonly shaftGround: Forms<'income' | 'unrevealed'>;
  /** What levels 1, 2 and 3 add. RW-7.6 to RW-7.8, RW-12.4 */
  readonly mobilityLevels: readonly [string, string, string];
  readonly safetyLevels: readonly [string, string, string];
  /** Why somebody gets the leftovers. RW-11.6 */
  readonly priority: Forms<Exclude<Of<'bootyShared'>['priority'], 'none'>>;
  /** One of those who are ranked in the final scoring. */
  readonly ranked: string;

  readonly facts: Facts;
  /** The rules do not say how many cubes a delivery lacks. */
  readonly reasons: Forms<Reason | 'tooFewForDelivery'>;
  /** For the seat that decides. */
  readonly prompts: Forms<Prompt>;
  /** Put in front of a prompt. */
  readonly turns: Forms<'turn' | 'last'>;
  /** For a seat that waits for others in a phase of all. */
  readonly decided: Forms<'auction' | 'insurance'>;
  readonly waiting: string;
  readonly over: string;
  readonly standing: string;
  readonly plies: Plies;
}

/** What the first auction and the placing of the first vice presidents need; a browser begins with that. */
type FirstFact =
  | 'ordersDrawn'
  | 'turnBegun'
  | 'moneyBid'
  | 'cubesBid'
  | 'bidSealed'
  | 'bidRevealed'
  | 'managementOrder'
  | 'vpPlaced'
  | 'vpStayedHome';
type FirstPrompt = 'auctionBegun' | 'auction' | 'vicePresidents' | 'secondVicePresident';
type FirstPly = 'bid' | 'sealBid';
type Later =
  | 'money'
  | 'deliveries'
  | 'sources'
  | 'verbs'
  | 'ground'
  | 'shaftGround'
  | 'priority'
  | 'ranked'
  | 'over'
  | 'standing'
  | 'reasons';

export interface OpeningMessages extends Omit<Messages, Later | 'facts' | 'prompts' | 'plies'> {
  readonly facts: Pick<Facts, FirstFact>;
  readonly prompts: Pick<Messages['prompts'], FirstPrompt>;
  readonly plies: Pick<Plies, FirstPly>;
}

/** Everything else, which a browser fetches when a match goes on. */
export interface LazyMessages extends Pick<Messages, Later> {
  readonly facts: Omit<Facts, FirstFact>;
  readonly prompts: Omit<Messages['prompts'], FirstPrompt>;
  readonly plies: Omit<Plies, FirstPly>;
}

export const mergeMessages = (first: OpeningMessages, rest: LazyMessages): Messages => ({
  ...first,
  ...rest,
  facts: { ...first.facts, ...rest.facts },
  prompts: { ...first.prompts, ...rest.prompts },
  plies: { ...first.plies, ...rest.plies },
});
