/**
 * What every part of the table knows: the view, who looks, what is offered, what is chosen, and how a touch
 * is answered.
 */
import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { sightOf } from '@pithead/ui';
import type { At, PlayerView, RockwellFact, RockwellView } from '../rules/index.ts';
import type { Speech } from './words.ts';

export type Props = TableProps<RockwellView, RockwellFact>;

/** A mineshaft in the hand: the next one to be built, or one that is to be moved for the price of a stage. */
export interface Tool {
  readonly shaft?: number;
  readonly stage: number;
  readonly from?: number;
}

export interface Sight extends Omit<Props, 'names'>, Speech {
  readonly seatNames: readonly string[];
  /** The step in which the looker is asked; undefined for everybody else. */
  readonly at: At | undefined;
  /** The step on the table, whoever is asked. */
  readonly step: At | undefined;
  /** Whose company is shown: the looker's, or for onlookers the one of the acting seat. */
  readonly seat: number;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  /** The crew whose destinations glow. */
  readonly crew: number | undefined;
  readonly tool: Tool | undefined;
  /** The resource whose transaction is put together. */
  readonly metal: number | undefined;
  readonly armed: Ply | undefined;
  /** What is armed, or else looked at. */
  readonly preview: Ply | undefined;
  /** The space whose extraction waits for a decision about insurance. */
  readonly drilled: number | undefined;

  /** What was sealed and opened again, to be changed: money, then cubes by resource. */
  readonly draft: readonly number[] | undefined;

  isOffered(ply: Ply): boolean;
  isArmed(ply: Ply): boolean;
  /** The first touch shows what would come of it, the second plays it. What is not offered is explained. */
  touch(ply: Ply, crew?: number): void;
  touchPlace(place: number): void;
  look(preview: Ply | undefined): void;
  chooseCrew(crew: number | undefined): void;
  takeTool(tool: Tool | undefined): void;
  chooseMetal(metal: number | undefined): void;
  confirm(): void;
  /** Takes back what was sealed, while others still decide. RW-4.6 */
  reopen(): void;
  /** Lets go of everything that is chosen but not played. */
  release(): void;
}

export const { SightContext, useSight } = sightOf<Sight>();

export const stepOf = (view: RockwellView): At | undefined => view.steps.at(-1)?.at as At | undefined;
