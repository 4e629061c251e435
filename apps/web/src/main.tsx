import type { JSX } from 'preact';
import { afterPaint } from '@pithead/ui';
import { options, render } from 'preact';
import { App, loadFirstPage } from './app.tsx';
import { firstLanguage, loadFirstLanguage } from './settings.ts';

/**
 * By itself Preact runs effects after 35 ms at the latest. A slow phone draws a table for longer, so that effects which
 * measure it would delay its frame.
 */
options.requestAnimationFrame = afterPaint;

/** Not part of the catalogues, because loading those is what failed. */
const FAILURE = {
  de: ['Pithead ließ sich nicht laden. Ist das Netz da?', 'Noch einmal'],
  en: ['Pithead could not be loaded. Is the network there?', 'Try again'],
  nl: ['Pithead kon niet worden geladen. Is er netwerk?', 'Nog eens'],
} as const;

function StartFailure({ retry }: { retry(): void }): JSX.Element {
  const [text, button] = FAILURE[firstLanguage()];
  return (
    <div class="page-wait" role="alert">
      {text}{' '}
      <button type="button" class="button" onClick={retry}>
        {button}
      </button>
    </div>
  );
}

/** The skeleton in the HTML stays until the first page can replace it. */
async function start(): Promise<void> {
  const root = document.getElementById('app') as HTMLElement;
  const isLoaded = await Promise.all([loadFirstLanguage(), loadFirstPage()]).then(
    () => true,
    () => false,
  );
  render(null, root);
  root.textContent = '';
  render(isLoaded ? <App /> : <StartFailure retry={() => void start()} />, root);
}

// Not awaited: the first page imports modules of this chunk, so top-level await would deadlock.
void start();
