import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly title: string;
  readonly hint?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const FormPanel = ({ title, hint, class: more = '', children }: FormProps) => (
  <section class={`rw-form ${more}`} aria-label={title} data-area="form">
    <header>
      <h2>{title}</h2>
      {hint !== undefined && <small>{hint}</small>}
    </header>
    {children}
  </section>
);
