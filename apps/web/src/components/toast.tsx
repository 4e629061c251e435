import type { JSX } from 'preact';
import { observable, useObservable } from '../observable.ts';

const SHOWN_MS = 4500;
const shownText = observable('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function showToast(text: string): void {
  clearTimeout(timer);
  shownText.set(text);
  timer = setTimeout(() => shownText.set(''), SHOWN_MS);
}

export function Toast(): JSX.Element {
  const text = useObservable(shownText);
  return (
    <div class={text === '' ? 'toast' : 'toast is-on'} role="status">
      {text}
    </div>
  );
}
