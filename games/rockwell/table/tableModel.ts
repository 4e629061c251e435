import type { Ply } from '@pithead/kernel';
import type { TableProps } from '@pithead/ui';
import { createTableContext } from '@pithead/ui';
import type { PhaseName, PlayerView, RockwellFact, RockwellView } from '../rules/index.ts';
import type { TableTexts } from './words.ts';

export type BoardProps = TableProps<RockwellView, RockwellFact>;

/** Without `shaft`, the next one is built; with it, that one is moved for the price of a stage. */
export interface ShaftTool {
  readonly shaft?: number;
  readonly stage: number;
  readonly from?: number;
}

/** Dropped when the view changes. */
export interface Selection {
  readonly armed?: Ply | undefined;
  readonly looked?: Ply | undefined;
  readonly crew?: number | undefined;
  readonly tool?: ShaftTool | undefined;
  readonly metal?: number | undefined;
}

export interface SelectionState {
  readonly selection: Selection;
  setSelection(next: Selection): void;
}

export interface TableModel extends Omit<BoardProps, 'names'>, TableTexts {
  readonly seatNames: readonly string[];
  /** `step` if the viewer is asked, else undefined. */
  readonly at: PhaseName | undefined;
  readonly step: PhaseName | undefined;
  readonly own: PlayerView;
  readonly isOwn: boolean;
  /** Only shown, as in the dialog of a seat: nothing can be selected. */
  readonly isStill?: boolean;
  readonly crew: number | undefined;
  readonly tool: ShaftTool | undefined;
  readonly metal: number | undefined;
  readonly armed: Ply | undefined;
  /** The armed ply, or else the one under the pointer. */
  readonly preview: Ply | undefined;
  readonly drilled: number | undefined;

  /** A reopened sealed choice as the form's initial value: money, then cubes by resource. */
  readonly draft: readonly number[] | undefined;

  isOffered(ply: Ply): boolean;
  isArmed(ply: Ply): boolean;
  /** What the button of a form does: plays, or asks first where the viewer always wants to confirm. */
  playOrAsk(plies: readonly Ply[], label: string): void;
  /** The first click previews an offered ply, the second plays it. Other plies are explained. */
  touch(ply: Ply, crew?: number): void;
  touchPlace(place: number): void;
  look(preview: Ply | undefined): void;
  chooseCrew(crew: number | undefined): void;
  takeTool(tool: ShaftTool | undefined): void;
  chooseMetal(metal: number | undefined): void;
  confirm(): void;
  /** Undoes the seal, while others still decide. RW-4.6 */
  reopen(): void;
  release(): void;
}

export const { TableContext, useTableContext } = createTableContext<TableModel>();

export const stepOf = (view: RockwellView): PhaseName | undefined =>
  view.steps.at(-1)?.at as PhaseName | undefined;
