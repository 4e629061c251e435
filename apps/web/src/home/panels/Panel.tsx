import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly aside?: string;
  readonly children: ComponentChildren;
}

export function Panel({ id, title, aside, children }: Props): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  // The address may name a panel before it is there.
  useEffect(() => {
    if (location.hash === `#${id}` && scrollY === 0) panel.current?.scrollIntoView();
  }, []);
  return (
    <section ref={panel} class={`panel panel-${id}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {aside !== undefined && <small>{aside}</small>}
      </h2>
      {children}
    </section>
  );
}
