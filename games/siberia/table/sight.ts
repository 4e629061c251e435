/**
 * What every part of the table knows: the view, who looks, what is offered, what is in the hand, and how a
 * touch is answered.
 */
import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { sightOf } from '@pithead/ui';
import type { At, PlayerView, SiberiaFact, SiberiaView } from '../rules/index.ts';
import type { Speech } from './words.ts';

export type Props = TableProps<SiberiaView, SiberiaFact>;

/**
 * In the hand: one of the new tiles, by its place among them, or a figure, by where it comes from (see
 * rules/moves/sources.ts).
 */
export type Held =
  | { readonly kind: 'tile'; readonly tile: number; readonly slot: number }
  | { readonly kind: 'figure'; readonly source: number };

export interface Sight extends Omit<Props, 'names'>, Speech {
  readonly seatNames: readonly string[];
  readonly at: At | undefined;
  /** What the step counts: see rules/flow.ts. */
  readonly left: number;
  /** Whose board is shown: the looker's, or for onlookers that of the acting seat. */
  readonly seat: number;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  /** The looker is asked now. */
  readonly isAsked: boolean;
  readonly armed: Ply | undefined;
  /** What is looked at with the pointer or the focus. */
  readonly preview: Ply | undefined;
  readonly held: Held | undefined;
  /** Sides that were chosen out of turn, by exchange field. SB-2.4 */
  readonly sides: Readonly<Record<number, number>>;

  isOffered(ply: Ply): boolean;
  isArmed(ply: Ply): boolean;
  /**
   * Plays what is offered; says why not otherwise. What gives something away, or can't be taken back, is
   * played at the second touch.
   */
  touch(ply: Ply): void;
  hold(held: Held | undefined): void;
  /** Lets go of what was taken, or waits for its second touch; whether there was anything. */
  letGo(): boolean;
  chooseSides(sides: Readonly<Record<number, number>>): void;
  /** Says in the prompt bar what a ply would do. */
  look(ply: Ply | undefined): void;
}

export const { SightContext, useSight } = sightOf<Sight>();

export const atOf = (view: SiberiaView): At | undefined => view.steps.at(-1)?.at as At | undefined;
