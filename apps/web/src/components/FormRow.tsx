import type { ComponentChildren, JSX } from 'preact';
import './formRow.css';

export function FormRow({
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
