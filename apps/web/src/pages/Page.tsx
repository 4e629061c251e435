/** The plain page of settings, account and the like. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { BottomBar, TopBar } from '../home/TopBar.tsx';
import './page.css';

export function Page({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  useEffect(() => {
    document.title = `${title} · Pithead`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main id="content" class="page">
        <h1>{title}</h1>
        {children}
      </main>
      <BottomBar />
    </>
  );
}
