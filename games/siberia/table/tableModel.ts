/** The context of all components of the table: props, the viewer's selection, and how a click is answered. */
import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { createTableContext } from '@pithead/ui';
import type { PhaseName, PlayerView, SiberiaFact, SiberiaView } from '../rules/index.ts';
import type { TableTexts } from './words.ts';

export type BoardProps = TableProps<SiberiaView, SiberiaFact>;

export type HeldPiece =
  | { readonly kind: 'tile'; readonly tile: number; readonly slot: number }
  | { readonly kind: 'figure'; readonly source: number };

export interface TableModel extends Omit<BoardProps, 'moving' | 'names' | 'prompt'>, TableTexts {
  readonly seatNames: readonly string[];
  readonly at: PhaseName | undefined;
  readonly left: number;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  readonly armed: Ply | undefined;
  readonly preview: Ply | undefined;
  readonly held: HeldPiece | undefined;
  /** The sale of the shown seat that is animated. */
  readonly sale: SiberiaFact | undefined;
  /** Sides chosen before their tile is asked for, by exchange field. SB-2.4 */
  readonly sides: Readonly<Record<number, number>>;

  isOffered(ply: Ply): boolean;
  /** An accessible name that says whether the thing can be selected now. */
  nameOf(name: string, isSelectable: boolean): string;
  isArmed(ply: Ply): boolean;
  /**
   * Plays an offered ply, explains any other. What wastes something or can't be undone needs a second click.
   */
  touch(ply: Ply): void;
  hold(held: HeldPiece | undefined): void;
  /** Returns whether anything was selected. */
  letGo(): boolean;
  chooseSides(sides: Readonly<Record<number, number>>): void;
  look(ply: Ply | undefined): void;
}

export const { TableContext, useTableContext } = createTableContext<TableModel>();

export const stepOf = (view: SiberiaView): PhaseName | undefined =>
  view.steps.at(-1)?.at as PhaseName | undefined;
