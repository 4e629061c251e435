/**
 * The contract between the frame and a game's table. A table draws `{ view, offers, facts }` and nothing
 * else; live play, hot seat, offline play, spectating and replay differ only in where these come from.
 */
import type { Fact, Ply } from '@pithead/kernel';
import type { PackedOffers, RequestRefusal, WatchedTable } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Scoring } from './scoringContract.ts';
import type { Tooltips } from './tooltipContract.ts';

export interface MatchSource {
  current(): WatchedTable | undefined;
  /** Calls back after every change, with the new facts. Returns the function that unsubscribes. */
  listen(listener: (shown: WatchedTable, facts: readonly Fact[]) => void): () => void;
  readonly viewer: number | null;
  play(plies: readonly Ply[]): Promise<RequestRefusal | undefined>;
  whyNot(ply: Ply): Promise<RequestRefusal | undefined>;
  /** Requests other than playing; absent where nobody can make them (replay, spectators). */
  act?(act: SeatAct): Promise<RequestRefusal | undefined>;
  close(): void;
}

export type SeatAct =
  | { readonly act: 'undo'; readonly reach: 'step' | 'turn' }
  | { readonly act: 'askUndo' | 'askPause' | 'resume' | 'leave' | 'return' | 'resign' }
  | { readonly act: 'answerUndo' | 'answerPause'; readonly agree: boolean };

export interface AnimationContext {
  /** The seat whose own area is shown: the viewer's, or for spectators the one that has to decide. */
  readonly shownSeat: number;
  /** The viewer's last command was an `undoAndPlay`: what it puts back is where it was. */
  readonly hasReplacedDecision: boolean;
}

export interface TableProps<V = unknown, F extends Fact = Fact> extends AnimationContext {
  readonly view: V;
  readonly offers: PackedOffers;
  readonly names: readonly string[];
  readonly viewer: number | null;
  /** All facts that the viewer knows, oldest first, each with the sequence number of its event. */
  readonly facts: readonly (readonly [seq: number, fact: F])[];
  readonly language: Language;
  readonly text: GameText<F, V>;
  readonly moving: readonly F[];
  /**
   * The prompt bar. The table draws it at the lower edge of the common board, above the viewer's own area.
   */
  readonly prompt: ComponentChildren;
  /** The viewer wants to be asked before everything that can't be undone, also where one press says it all. */
  readonly isAlwaysConfirming: boolean;
  /** Plays an offered decision; ignored while another is being sent. */
  play(plies: readonly Ply[]): void;
  /**
   * Undoes everything that the viewer may still undo of the present decision and plays this instead: for
   * pieces that are laid out freely before they are confirmed. Absent where nothing can be played.
   */
  undoAndPlay?: ((instead: readonly Ply[]) => void) | undefined;
  /** The viewer touched something that is not offered: the frame shows the reason and the rule. */
  explain(ply: Ply): void;
  /** Shows a note in the prompt bar, such as what a choice would cost; a rule number becomes a link. */
  note(text: string, rule?: string): void;
}

export interface PromptAction {
  readonly label: string;
  readonly plies: readonly Ply[];
  /** The main action gets the strong colour and the key `C`. */
  readonly isMain?: boolean;
  /** A keyboard key, as a capital letter. */
  readonly key?: string;
  /** Shown before the action is played, when it would give something away; a second press plays it. */
  readonly confirmation?: string;
  /** Can't be undone. People may want to be asked before each of these. */
  readonly isFinal?: boolean;
  /** Ends the turn. People may want that to happen by itself when nothing else is offered. */
  readonly endsTurn?: boolean;
}

export interface PublicFigure {
  readonly label: string;
  readonly value: string;
}

/** Code and texts that only later states of a match need, such as forms of later phases. */
export interface DeferredPart<V> {
  isNeeded(view: V): boolean;
  load(language: Language): Promise<void>;
}

export interface SeatBoardProps<V = unknown, F extends Fact = Fact> {
  readonly view: V;
  readonly seat: number;
  readonly names: readonly string[];
  readonly viewer: number | null;
  readonly language: Language;
  readonly text: GameText<F, V>;
}

/** Why a hint recommends a ply. */
export interface HintReason {
  /** A short clause: “completes with coal you have”. */
  readonly text: string;
  /** The term of the bots’ evaluation that it improves. */
  readonly term: string;
}

export interface GameTable<V = unknown, F extends Fact = Fact> {
  /**
   * Loads the table's texts, which are separate from the game's text. Must be awaited before anything is
   * drawn in that language.
   */
  loadTexts?(language: Language): Promise<void>;
  /** Loads what only some screens need, style sheets above all. Must be awaited before anything is drawn. */
  loadStyles?(): Promise<void>;
  readonly Board: ComponentType<TableProps<V, F>>;
  readonly SeatPicture: ComponentType<{
    readonly view: V;
    readonly seat: number;
    readonly text: GameText<F, V>;
  }>;
  /** The phase of the game: “Shift 2 of 3”. */
  phaseLabel(view: V, language: Language): string;
  /** Decisions that have no place on the board. */
  actions(view: V, offers: PackedOffers, text: GameText<F, V>, language: Language): readonly PromptAction[];
  keys?(language: Language): Readonly<Record<string, string>>;
  /** Public figures of a seat; the first is the large one (points or money). */
  figures(view: V, seat: number, language: Language): readonly PublicFigure[];
  /** How long a fact is animated, in milliseconds; 0 for not at all. */
  duration(fact: F, context: AnimationContext): number;
  /** Loaded with the first state that needs it; until then the previous state stays on the table. */
  readonly deferred?: DeferredPart<V>;
  /**
   * A CSS selector of the element inside `#board` that stands for a ply of the viewer: `[data-space="3"]`. The
   * frame outlines it for a hint, scrolls to it and describes it by its accessible name, so it should be the
   * element that is selected to play the ply. The first visible match counts. Undefined for plies that only
   * the prompt bar offers; never throws, also not for plies that are not offered.
   */
  targetOf?(ply: Ply, view: V): string | undefined;
  /** Whether the ply can't be undone, so that it is confirmed before it is played; only asked for offered plies. */
  isFinal?(ply: Ply, view: V): boolean;
  /** Whether the ply would use something up without effect, as its text says; confirmed like a final one. */
  hasNoEffect?(ply: Ply, view: V): boolean;
  /** Shift, turn or round scoring as a moment: see `scoringContract.ts`. */
  readonly scoring?: Scoring<V, F>;
  /**
   * The whole area of a seat, with everything that the viewer may know of it and nothing to select. The frame
   * shows it enlarged in a dialog of up to 1200 pixels, opened from the seat card. Wrap it in a lazy component
   * if its code is not needed for the own area.
   */
  readonly SeatBoard?: ComponentType<SeatBoardProps<V, F>>;
  /**
   * The heading of the section of the log that begins with this fact: “Shift 2”. Undefined for all others.
   * The fact keeps its own line below the heading.
   */
  logHeading?(fact: F, language: Language): string | undefined;
  /** Loads what `reasonOf` and `gainText` need. Must be awaited before they are called. */
  loadReasonTexts?(language: Language): Promise<void>;
  /** What a recommended ply brings at once, from what the viewer sees. */
  reasonOf?(ply: Ply, view: V, language: Language): HintReason | undefined;
  /**
   * What a ply brings that improves this term of the bots’ evaluation, as a short clause. Undefined for a term
   * that is no reason by itself.
   */
  gainText?(term: string, language: Language): string | undefined;
  /** Loads the explanations of components: see `tooltipContract.ts`. */
  loadTooltips?(language: Language): Promise<Tooltips<V, F>>;
}

/** A state of a game for the gallery, which lets quick bots play until it is reached. */
export interface GalleryState<M> {
  readonly players: number;
  /** Played by the viewing seat as soon as it is offered, after `minPlies` plies: a verb and the id of a noun. */
  readonly forcedPly?: readonly [verb: string, id: string];
  readonly minPlies?: number;
  readonly isRandom?: boolean;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  isReached(match: M, seat: number): boolean;
}

/** Pictures of a game's components for its rulebook. */
export interface RulebookPictures {
  /** Must be awaited before anything is drawn in that language. */
  loadTexts(language: Language): Promise<void>;
  /** SVG symbols that the pictures use; drawn once where no table has drawn them. */
  readonly Definitions?: ComponentType;
  /** By the names in the Markdown: `![caption](picture:name)`. The caption is their text alternative. */
  readonly pictures: Readonly<Record<string, ComponentType<{ readonly language: Language }>>>;
}
