import type { ComponentChildren, JSX } from 'preact';
import './row.css';

/** A line of a form: what it is about, and the choice. */
export function Row({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="row">
      <span class="row-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
