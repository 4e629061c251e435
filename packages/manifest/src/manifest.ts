/** The contract between games and apps: a game's folder exports one manifest, and apps use nothing else of it. */
import type { BotKit } from '@pithead/bots';
import type { Guide, GuideText } from '@pithead/guide';
import type { Fact, Game, State } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';

/**
 * Pages load the metadata of all games at once, and import the other parts when they are needed.
 */
export interface GameManifest {
  /** The name of the game's folder; stored in records and tables. */
  readonly id: string;
  /** Identical in all languages. */
  readonly title: string;
  /** The language of the title, for screen readers; undefined for a name that is read alike in all. */
  readonly titleLanguage?: Language;
  /** The title of editions in other languages. */
  readonly otherTitle?: string;
  readonly seats: readonly number[];
  /** Typical duration. */
  readonly hours: number;
  /** Address of the picture for the home page. */
  readonly art: string;
  /** CSS `object-position` of the picture where it is cropped; `narrow` on phones. The middle by default. */
  readonly artPosition?: { readonly wide?: string; readonly narrow?: string };
  readonly summary: Readonly<Record<Language, () => Promise<{ readonly summary: GameSummary }>>>;
  rules(): Promise<Game>;
  botKit(): Promise<BotKit>;
  text(language: Language): Promise<GameText>;
  /** A `GameTable` of packages/ui, which Node programs can't load. */
  table(): Promise<unknown>;
  /** A `RulebookPictures` of packages/ui, which Node programs can't load. */
  rulebookPictures(): Promise<unknown>;
  terminal(): Promise<DrawTable>;
  /** The guided first game; without one, “Learn” opens the rulebook. */
  guide?(): Promise<Guide>;
  guideText?(language: Language): Promise<GuideText>;
  /** How long the guide takes: the minutes of its chapters, which pages need before they load it. */
  readonly guideMinutes?: number;
}

/** What the home page says about a game. */
export interface GameSummary {
  /** One sentence on what players do. */
  readonly pitch: string;
  /** Description of the picture for screen readers. */
  readonly picture: string;
  /** What a list of matches says about the game's progress: “Shift {round} of 3”. */
  readonly round: string;
  /** How a score is written, if it is not a plain number: “${score}”. */
  readonly score?: string;
  /** How the score of a running match is written, if it counts something else than the final score. */
  readonly runningScore?: string;
  /** What `runningScore` counts, for screen readers. */
  readonly runningScoreName?: string;
}

export interface TerminalContext<F extends Fact = Fact, V = unknown> {
  readonly names: readonly string[];
  readonly text: GameText<F, V>;
  /** In columns. */
  readonly width: number;
  /** With ANSI colours. */
  readonly colour: boolean;
}

/** Returns the lines of a table in a terminal. */
export type DrawTable<F extends Fact = Fact, V = unknown> = (
  view: V,
  context: TerminalContext<F, V>,
) => string[];

interface TypedManifest<S extends State, F extends Fact, V> extends Omit<
  GameManifest,
  'rules' | 'botKit' | 'text' | 'terminal' | 'guide'
> {
  rules(): Promise<Game<S, F, V>>;
  botKit(): Promise<BotKit<S>>;
  text(language: Language): Promise<GameText<F, V>>;
  terminal(): Promise<DrawTable<F, V>>;
  guide?(): Promise<Guide<V, F>>;
}

/** Checks that the parts of a game fit each other, then erases its types: apps treat all games alike. */
export const defineManifest = <S extends State, F extends Fact, V>(
  manifest: TypedManifest<S, F, V>,
): GameManifest => manifest as unknown as GameManifest;
