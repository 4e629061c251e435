import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly title: string;
  /** To the right of the title. */
  readonly beside?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const FormPanel = ({ title, beside, class: more = '', children }: FormProps) => (
  <section class={`rw-form ${more}`} aria-label={title} data-area="form">
    <header>
      <h2>{title}</h2>
      {beside}
    </header>
    {children}
  </section>
);
