/** The frame of pages about people: a low landscape with the title and what matters now, panels below the ground. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { BottomBar, TopBar } from '../components/TopBar.tsx';
import { SkyScenery, StrataScenery } from '../home/scenery.tsx';
import './communityPage.css';

interface Props {
  readonly title: string;
  /** In place of the title, for example a name with its language. */
  readonly heading?: ComponentChildren;
  readonly lead?: ComponentChildren;
  /** The first letter of a person's name. */
  readonly initial?: string;
  /** Right of the title. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function CommunityPage({
  title,
  heading = title,
  lead,
  initial,
  tools,
  children,
}: Props): JSX.Element {
  useEffect(() => {
    document.title = `${title} · Pithead`;
  }, [title]);
  return (
    <>
      <TopBar />
      <main id="content" class="community">
        <div class="sky community-sky">
          <SkyScenery />
          <div class="wrap community-head">
            {initial !== undefined && (
              <span class="community-initial" aria-hidden="true">
                {initial}
              </span>
            )}
            <div class="community-words">
              <h1>{heading}</h1>
              {lead !== undefined && <p>{lead}</p>}
            </div>
            {tools !== undefined && <div class="community-tools">{tools}</div>}
          </div>
          <div class="turf" />
        </div>
        <div class="underground">
          <StrataScenery />
          <div class="wrap community-panels">{children}</div>
        </div>
      </main>
      <BottomBar />
    </>
  );
}

interface PanelProps {
  readonly title: ComponentChildren;
  /** For links and labels. */
  readonly id: string;
  readonly class?: string;
  /** Right of the heading. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function CommunityPanel({
  title,
  id,
  class: className = '',
  aside,
  children,
}: PanelProps): JSX.Element {
  return (
    <section id={id} class={`community-panel ${className}`} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
