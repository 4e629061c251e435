/** A short word at the lower edge, also read out. */
import type { JSX } from 'preact';
import { store, useStore } from '../store.ts';

const SHOWN_MS = 4500;
const said = store('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string): void {
  clearTimeout(timer);
  said.set(text);
  timer = setTimeout(() => said.set(''), SHOWN_MS);
}

export function Toast(): JSX.Element {
  const text = useStore(said);
  return (
    <div class={text === '' ? 'toast' : 'toast is-on'} role="status">
      {text}
    </div>
  );
}
