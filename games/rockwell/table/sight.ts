/** The context of all components of the table: props, the viewer's selection, and how a click is answered. */
import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { sightOf } from '@pithead/ui';
import type { At, PlayerView, RockwellFact, RockwellView } from '../rules/index.ts';
import type { Speech } from './words.ts';

export type Props = TableProps<RockwellView, RockwellFact>;

/** The mineshaft to place: the next one to build, or an existing one to move for the price of a stage. */
export interface Tool {
  readonly shaft?: number;
  readonly stage: number;
  readonly from?: number;
}

export interface Sight extends Omit<Props, 'names'>, Speech {
  readonly seatNames: readonly string[];
  /** The step in which the viewer is asked; undefined otherwise. */
  readonly at: At | undefined;
  /** The present step, regardless of who is asked. */
  readonly step: At | undefined;
  /** The seat whose company is shown: the viewer's own, or for spectators the acting seat's. */
  readonly seat: number;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  /** The selected crew. */
  readonly crew: number | undefined;
  readonly tool: Tool | undefined;
  /** The resource selected for a transaction. */
  readonly metal: number | undefined;
  readonly armed: Ply | undefined;
  /** The armed ply, or else the one under the pointer. */
  readonly preview: Ply | undefined;
  /** The space whose extraction waits for insurance. */
  readonly drilled: number | undefined;

  /** A reopened sealed choice as the form's initial value: money, then cubes by resource. */
  readonly draft: readonly number[] | undefined;

  isOffered(ply: Ply): boolean;
  isArmed(ply: Ply): boolean;
  /** The first click previews an offered ply, the second plays it. Other plies are explained. */
  touch(ply: Ply, crew?: number): void;
  touchPlace(place: number): void;
  look(preview: Ply | undefined): void;
  chooseCrew(crew: number | undefined): void;
  takeTool(tool: Tool | undefined): void;
  chooseMetal(metal: number | undefined): void;
  confirm(): void;
  /** Undoes the seal, while others still decide. RW-4.6 */
  reopen(): void;
  /** Drops the selection. */
  release(): void;
}

export const { SightContext, useSight } = sightOf<Sight>();

export const stepOf = (view: RockwellView): At | undefined => view.steps.at(-1)?.at as At | undefined;
