/**
 * What the frame gives to a game's table, and what a table gives to the frame. A table draws `{ view, offers,
 * facts }` and nothing else:
 * live, hot-seat, offline, spectating and replay differ only in where these come from.
 */
import type { Fact, Ply } from '@pithead/kernel';
import type { PackedOffers, Refused, Shown } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { ComponentChildren, ComponentType } from 'preact';

/** Where a match comes from: the server, a worker of this browser, a record. */
export interface MatchSource {
  /** Undefined until the first answer came. */
  current(): Shown | undefined;
  /** Told after every change, with the facts that are new. The result ends it. */
  listen(told: (shown: Shown, facts: readonly Fact[]) => void): () => void;
  /** As whom the match is looked at; null for an onlooker. */
  readonly looker: number | null;
  play(plies: readonly Ply[]): Promise<Refused | undefined>;
  whyNot(ply: Ply): Promise<Refused | undefined>;
  /** What else can be done with a seat; absent where it makes no sense (replay, onlookers). */
  act?(act: SeatAct): Promise<Refused | undefined>;
  close(): void;
}

export type SeatAct =
  | { readonly act: 'undo'; readonly reach: 'step' | 'turn' }
  | { readonly act: 'askUndo' | 'askPause' | 'resume' | 'leave' | 'return' | 'resign' }
  | { readonly act: 'answerUndo' | 'answerPause'; readonly agree: boolean };

/** What a table is drawn from. */
export interface TableProps<V = unknown, F extends Fact = Fact> {
  readonly view: V;
  /** By verb; empty when the looker is not asked. */
  readonly offers: PackedOffers;
  /** Names of the seats, clockwise. */
  readonly names: readonly string[];
  readonly looker: number | null;
  readonly language: Language;
  readonly text: GameText<F, V>;
  /** Facts that are being shown by motion at this moment; empty when all is at rest. */
  readonly moving: readonly F[];
  /**
   * The prompt bar. The table draws it at the lower edge of the common board, between what is everybody's and
   * what is the looker's.
   */
  readonly prompt: ComponentChildren;
  /** Plays an offered decision. Nothing happens while another is under way. */
  play(plies: readonly Ply[]): void;
  /**
   * Takes back all that the looker may still take back of the present decision, and plays this instead: for
   * what is laid out freely
   * before it is confirmed. Absent where nothing is played.
   */
  takeBack?: ((instead: readonly Ply[]) => void) | undefined;
  /** Something was touched that is not offered: the frame says why not, with the rule. */
  explain(ply: Ply): void;
  /**
   * Says something in the prompt bar, such as what a choice would cost; a rule's number leads to the
   * rulebook.
   */
  note(text: string, rule?: string): void;
}

/** A button of the prompt bar. */
export interface PromptAction {
  readonly label: string;
  readonly plies: readonly Ply[];
  /** The main one gets the strong colour, and the key `C`. */
  readonly isMain?: boolean;
  /** A key of its own, as a capital. */
  readonly key?: string;
  /** Asked before it is played, when it would give something away; a second press plays it. */
  readonly ask?: string;
}

/** One line of an opponent's card. */
export interface PublicFigure {
  readonly label: string;
  readonly value: string;
}

/** What only later states of a match need, such as forms of later phases and their words. */
export interface Rest<V> {
  isNeeded(view: V): boolean;
  /** Once is enough for a language, and for those that are spoken afterwards. */
  fetch(language: Language): Promise<void>;
}

/** All that a game brings to the browser. Loaded when its first table is opened. */
export interface GameTable<V = unknown, F extends Fact = Fact> {
  /**
   * Fetches the words of the table beside those of the game's text. Nothing else is asked in a language
   * before.
   */
  speak?(language: Language): Promise<void>;
  /** The common board and what lies before the looker. */
  readonly Board: ComponentType<TableProps<V, F>>;
  /** A small picture of what lies before another seat, for its card. */
  readonly SeatPicture: ComponentType<{
    readonly view: V;
    readonly seat: number;
    readonly text: GameText<F, V>;
  }>;
  /** Where we are: “Shift 2 of 3”. */
  where(view: V, language: Language): string;
  /** Decisions that have no place on the board. */
  actions(view: V, offers: PackedOffers, text: GameText<F, V>, language: Language): readonly PromptAction[];
  /** Keys that only this game has, or that mean more here, and what they do: for the list of keys. */
  keys?(language: Language): Readonly<Record<string, string>>;
  /** What everybody may know of a seat; the first is the big one (points or money). */
  figures(view: V, seat: number, language: Language): readonly PublicFigure[];
  /** How long a fact is shown by motion, in milliseconds; 0 for none. */
  duration(fact: F): number;
  /** Fetched with the first state that needs it. Until it has come, the state before stays on the table. */
  readonly rest?: Rest<V>;
}
