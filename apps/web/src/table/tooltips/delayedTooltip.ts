/** The component that is explained, and the waits before its tooltip opens and closes. */
import type { FoundComponent } from './componentKind.ts';

/** Time to move the pointer from the component to its tooltip. */
const LEAVE_MS = 200;

export interface ExplainedComponent extends FoundComponent {
  readonly by: 'focus' | 'pointer' | 'press';
}

export interface TooltipPort {
  /** A component at this point of the screen that events can't tell, or the found one. */
  refine(component: FoundComponent, at: PointerEvent): FoundComponent;
  show(component: ExplainedComponent | undefined): void;
}

export class DelayedTooltip {
  readonly #port: TooltipPort;
  shown: ExplainedComponent | undefined;
  /** Its tooltip is going to open. */
  awaited: HTMLElement | undefined;
  /** Where the pointer is. */
  pointer: PointerEvent | undefined;
  /** What opened the last tooltip, until the next press or click. */
  openedBy: ExplainedComponent['by'] | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(port: TooltipPort) {
    this.#port = port;
  }

  openAfter(ms: number, component: ExplainedComponent): void {
    clearTimeout(this.#opening);
    this.awaited = component.element;
    this.#opening = setTimeout(() => this.#open(component), ms);
  }

  #open(component: ExplainedComponent): void {
    this.keepOpen();
    if (!component.element.isConnected) return;
    this.openedBy = component.by;
    const found =
      component.by === 'focus' || this.pointer === undefined
        ? component
        : this.#port.refine(component, this.pointer);
    this.#port.show({ ...found, by: component.by });
    this.shown = component;
  }

  /** No other tooltip opens; one that is open stays. */
  stopOpening(): void {
    clearTimeout(this.#opening);
    this.awaited = undefined;
  }

  /** The tooltip stays as it is: none opens, and none closes. */
  keepOpen(): void {
    this.stopOpening();
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  closeSoon(): void {
    if (this.shown !== undefined) this.#closing ??= setTimeout(() => this.#hide(), LEAVE_MS);
  }

  close(): void {
    this.keepOpen();
    this.#hide();
  }

  #hide(): void {
    this.#closing = undefined;
    if (this.shown !== undefined) this.#port.show(undefined);
    this.shown = undefined;
  }
}
