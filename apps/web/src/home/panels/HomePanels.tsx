/** Deeper on the home page: other people's tables, a table of one's own, learning, watching. */
import { Deferred, onDeferredDrawn } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../useTexts.ts';
import { JoinPanel } from './JoinPanel.tsx';
import { LearnPanel } from './LearnPanel.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { WatchPanel } from './WatchPanel.tsx';
import { recallTableForm } from './tableForm.ts';
import './panels.css';

interface Props {
  /** The game whose “new table” was pressed last. A new object each time. */
  readonly request: { readonly game: string } | undefined;
}

function scrollToForm(): void {
  document.getElementById('open')?.scrollIntoView({ block: 'center' });
  document.querySelector<HTMLElement>('#open input:checked')?.focus({ preventScroll: true });
}

function showForm(): void {
  if (document.getElementById('open') !== null) return scrollToForm();
  const unlisten = onDeferredDrawn(() => {
    unlisten();
    scrollToForm();
  });
}

export function HomePanels({ request }: Props): JSX.Element {
  const texts = useTexts();
  const [form, setForm] = useState(recallTableForm);
  useEffect(() => {
    if (request === undefined) return;
    setForm((now) => ({ ...now, game: request.game }));
    // After the form is drawn with this game, whose choice gets the focus.
    setTimeout(showForm);
  }, [request]);
  return (
    <>
      <div class="panels">
        <Deferred>
          <JoinPanel openOne={showForm} />
          <OpenPanel form={form} change={setForm} />
        </Deferred>
        <Deferred>
          <LearnPanel />
          <WatchPanel />
        </Deferred>
      </div>
      {/* After the panels: they would push it down. */}
      <Deferred>
        <footer class="foot">
          <span>{texts.foot}</span>
          <a href="/api/docs">{texts.interface}</a>
        </footer>
      </Deferred>
    </>
  );
}
