import { render } from 'preact';
import { App, loadFirstPage } from './app.tsx';
import { loadFirstLanguage } from './settings.ts';

/** The skeleton in the HTML stays until the first page can replace it. */
async function start(): Promise<void> {
  await Promise.all([loadFirstLanguage(), loadFirstPage()]);
  const root = document.getElementById('app') as HTMLElement;
  root.textContent = '';
  render(<App />, root);
}

// Not awaited: the first page imports modules of this chunk, so top-level await would deadlock.
void start();
