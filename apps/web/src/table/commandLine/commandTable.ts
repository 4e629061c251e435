import type { Ply } from '@pithead/kernel';
import type { InputContext } from '@pithead/text/input';
import type { PromptAction, PublicFigure } from '@pithead/ui';
import type { CommandLineTexts } from '../../text/commandLine/index.ts';

/** What the command line knows of a table, and what it can do there. */
export interface CommandTable {
  readonly context: InputContext;
  readonly texts: CommandLineTexts;
  readonly names: readonly string[];
  readonly viewer: number | null;
  /** The viewer has something to decide. */
  readonly isYourTurn: boolean;
  /** “Shift 2 of 3”. */
  readonly phase: string;
  /** What to do now; during a scoring its summary. */
  readonly prompt: string;
  readonly actions: readonly PromptAction[];
  /** The paragraphs of the log, oldest first. */
  readonly log: readonly string[];
  figures(seat: number): readonly PublicFigure[];
  isFinal(ply: Ply): boolean;
  /** The ply is legal, but would waste something; its label says what. */
  hasNoEffect(ply: Ply): boolean;
  /** Given if the game waits for “continue”. Returns what to say. */
  readonly proceed: (() => Promise<string>) | undefined;
  /** All acts return why they are refused. */
  play(plies: readonly Ply[]): Promise<string | undefined>;
  undo(reach: 'step' | 'turn'): Promise<string | undefined>;
  /** Presses the main button of a form on the board. Returns its label, undefined without such a button. */
  pressMain(): string | undefined;
  /** Undefined if the ply is legal. */
  whyNot(ply: Ply): Promise<string | undefined>;
}

/** Played when the question is answered with “confirm”, or when the same choice is typed again. */
export interface PendingChoice {
  readonly plies: readonly Ply[];
  readonly label: string;
}

export interface Answer {
  readonly lines: readonly string[];
  readonly pending?: PendingChoice;
}
