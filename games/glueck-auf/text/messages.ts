/** Everything that Glück Auf says, as keys that each language has to fill: a missing one does not compile. */
import type {
  Action,
  PhaseName,
  ByCoal,
  End,
  GlueckAufFact,
  Reason,
  Side,
  ScoreSource,
  Transport,
} from '../rules/index.ts';

type ByTransport<T> = Readonly<Record<Transport, T>>;

/** The rules keep verbs and options as plain strings; text.test.ts compares these lists with them. */
export const TEXT_VERBS = [
  'draftOrder',
  'placeWorkers',
  'useBank',
  'buyDrawnTile',
  'returnTilesTo',
  'returnTile',
  'loadOtherCoal',
  'cageDown',
  'cageUp',
  'cartToCage',
  'cageToOrder',
  'cageToStorage',
  'storageToOrder',
  'stopMining',
  'keepDrawnOrder',
  'returnOrdersTo',
  'returnOrder',
  'endTurn',
] as const;
export type TextVerb = (typeof TEXT_VERBS)[number];

export const TEXT_OPTIONS = ['splitSubstitution', 'openDeliveredOrders'] as const;

/** Facts that need no line in the log. */
type Silent = 'turnEnded';

/** Two wordings of a fact: for those who may know what it was about, and for the others. */
interface Blurred {
  readonly known: string;
  readonly hidden: string;
}

/** Facts that need more than one sentence; all others have exactly one. */
interface FactForms {
  readonly tilesDrawn: string;
  readonly tilesReturned: Readonly<Record<End, string>>;
  readonly cageMoved: Readonly<Record<'down' | 'up', string>>;
  readonly cubeLaid: Readonly<Record<'cage' | 'storage', Readonly<Record<'half' | 'filled', string>>>>;
  readonly miningEnded: Readonly<Record<'all' | 'unused', string>>;
  readonly orderDelivered: Blurred;
  readonly ordersDrawn: string;
  readonly ordersReturned: Readonly<Record<End, string>>;
  /** `score` is one item of the list `scores`. */
  readonly elementScored: Readonly<Record<'scores' | 'score' | 'nobody', string>>;
  readonly startPlayerChanged: Readonly<Record<'most' | 'nobody', string>>;
  readonly finalPoints: Readonly<
    Record<
      'money' | 'cubes' | 'outstandingOrders' | 'noOutstandingOrders' | 'imbalance' | 'noImbalance',
      string
    >
  >;
  readonly gameEnded: Readonly<Record<'one' | 'shared', string>>;
}

export type Facts = {
  readonly [T in Exclude<GlueckAufFact['type'], Silent>]: T extends keyof FactForms ? FactForms[T] : string;
};

/** A cube of the slot's own coal, or the first or second cube of a substitution. GA-6.8 */
type OntoSlot = 'own' | 'first' | 'second';

/** What an offer does and what comes of it. A verb that is not here needs no more than its name. */
interface Plies {
  readonly draftOrder: string;
  readonly placeWorkers: Readonly<Record<Action | 'locked' | 'noTile' | 'noOrder', string>>;
  readonly useBank: string;
  readonly buyDrawnTile: Readonly<Record<'one' | 'none', string>>;
  readonly returnTilesTo: Readonly<Record<End, string>>;
  /** Also for orders. */
  readonly returnNext: string;
  readonly loadOtherCoal: string;
  readonly cageDown: string;
  readonly cageUp: Readonly<Record<'tunnel' | 'surface', string>>;
  readonly cartToCage: string;
  readonly cageToOrder: Readonly<Record<OntoSlot, string>>;
  readonly cageToStorage: string;
  readonly storageToOrder: Readonly<Record<OntoSlot, string>>;
  readonly stopMining: string;
  readonly keepDrawnOrder: Readonly<Record<'one' | 'none', string>>;
  readonly returnOrdersTo: Readonly<Record<End, string>>;
}

export interface Messages {
  readonly title: string;

  /** As a value behind a colon: `gelb`. */
  readonly coals: ByCoal<string>;
  /** As a noun: `Grau auf Schwarz`. */
  readonly coalNouns: ByCoal<string>;
  /** One slot, without an article: `gelbes Ablagefeld`. */
  readonly slots: ByCoal<string>;
  /** So many carts of one colour. */
  readonly carts: ByCoal<string>;
  readonly transports: ByTransport<string>;
  readonly transportOrders: ByTransport<string>;
  readonly sides: Readonly<Record<Side, string>>;
  /** At the beginning of a line. */
  readonly ends: Readonly<Record<End, string>>;

  readonly marks: string;
  readonly points: string;
  readonly minusPoints: string;
  readonly workers: string;
  readonly cubes: string;

  /** In lists a name must do without a comma. */
  readonly tile: string;
  readonly tilePriced: string;
  readonly slotCount: string;
  readonly oneOfEach: string;
  readonly order: string;
  readonly orderWorth: string;
  /** Names of places, by what workers do there. */
  readonly spaces: Readonly<Record<Action, string>>;
  readonly levels: Readonly<Record<'surface' | 'tunnel', string>>;
  /** The shift clock: at the beginning of a line. */
  readonly elements: {
    readonly slotsByCoal: ByCoal<string>;
    readonly slotsByTransport: ByTransport<string>;
    readonly emptyCarts: ByCoal<string>;
  };

  readonly facts: Facts;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** For the seat that decides. */
  readonly prompts: Readonly<Record<PhaseName, string>>;
  readonly endOfTurnRefill: string;
  readonly waiting: string;
  readonly over: string;
  readonly standing: string;
  readonly verbs: Readonly<Record<TextVerb, string>>;
  readonly plies: Plies;
  readonly sources: Readonly<Record<ScoreSource, string>>;
  readonly options: Readonly<Record<(typeof TEXT_OPTIONS)[number], string>>;
}
