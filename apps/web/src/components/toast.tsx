import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { observable, useObservable } from '../observable.ts';

const SHOWN_MS = 4500;
const SHOWN_WITH_ACTION_MS = 8000;

export interface ToastAction {
  readonly label: string;
  act(): void;
  /** Called when the toast is gone without the action. */
  expired(): void;
}

interface ShownToast {
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

const shown = observable<ShownToast>({ text: '' });
let timer: ReturnType<typeof setTimeout> | undefined;

function replaceToast(next: ShownToast): void {
  clearTimeout(timer);
  const { action } = shown.get();
  shown.set(next);
  action?.expired();
}

function startTimer(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => replaceToast({ text: '' }), ms);
}

export function showToast(text: string, action?: ToastAction): void {
  replaceToast({ text, action });
  startTimer(action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS);
}

function takeAction(): void {
  const { action } = shown.get();
  clearTimeout(timer);
  shown.set({ text: '' });
  action?.act();
}

/** Gets the focus, because the element that was used is gone; while it has the focus it does not disappear. */
function ActionButton({ action }: { readonly action: ToastAction }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (button.current?.matches(':focus-visible') === true) clearTimeout(timer);
  }, [action]);
  return (
    <button
      ref={button}
      type="button"
      class="toast-action"
      onClick={takeAction}
      onBlur={() => startTimer(SHOWN_MS)}
    >
      {action.label}
    </button>
  );
}

export function Toast(): JSX.Element {
  const { text, action } = useObservable(shown);
  return (
    <div class={text === '' ? 'toast' : 'toast is-on'}>
      <span role="status">{text}</span>
      {action !== undefined && <ActionButton action={action} />}
    </div>
  );
}
