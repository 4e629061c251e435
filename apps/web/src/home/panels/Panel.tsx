import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly aside?: string;
  readonly children: ComponentChildren;
}

export function Panel({ id, title, aside, children }: Props): JSX.Element {
  return (
    <section class={`panel panel-${id}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {aside !== undefined && <small>{aside}</small>}
      </h2>
      {children}
    </section>
  );
}
