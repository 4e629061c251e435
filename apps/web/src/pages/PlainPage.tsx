import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { BottomBar, TopBar } from '../components/TopBar.tsx';
import './plainPage.css';

export function PlainPage({
  title,
  heading = title,
  children,
}: {
  readonly title: string;
  /** The title with marks, such as the language of a word. */
  readonly heading?: ComponentChildren;
  readonly children: ComponentChildren;
}): JSX.Element {
  useEffect(() => {
    document.title = `${title} · Pithead`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main id="content" class="page">
        <h1>{heading}</h1>
        {children}
      </main>
      <BottomBar />
    </>
  );
}
