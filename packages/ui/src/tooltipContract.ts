/** Explanations of the components that a table draws. They are loaded when the first one is asked for. */
import type { Fact } from '@pithead/kernel';

export interface ComponentKind {
  /**
   * Matches the elements of this kind inside the board. Of nested components the innermost counts; an element that
   * matches several kinds belongs to the first of them.
   */
  readonly selector: string;
  /** The number of the rule that says most about it. */
  readonly rule: string;
}

export interface TooltipContext<V = unknown> {
  readonly view: V;
  readonly viewer: number | null;
  /** The seat whose own area is shown. */
  readonly shownSeat: number;
}

export interface Tooltip {
  readonly title: string;
  /** What the component is, in one or two short sentences. */
  readonly text: string;
  /** What this one costs or is worth now, from the view. */
  readonly state: string | undefined;
}

export interface Tooltips<V = unknown, F extends Fact = Fact> {
  readonly kinds: Readonly<Record<string, ComponentKind>>;
  /** The kinds that facts are about: a fact of these types lets the player meet the kind. */
  readonly kindsOfFacts: Readonly<Partial<Record<F['type'], string>>>;
  /** Without an element, `state` is undefined. */
  describe(kind: string, context: TooltipContext<V>, element?: Element): Tooltip;
}
