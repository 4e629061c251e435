import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Takes the focus from the form that it replaces. */
export function DoneNotice({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="page-form" ref={box} tabIndex={-1} aria-live="polite">
      <p class="is-right">
        <b>{text}</b>
      </p>
      {children}
    </section>
  );
}
