import { render } from 'preact';
import { App, loadFirstPage } from './app.tsx';
import { loadFirstLanguage } from './settings.ts';

/** What the page itself brought stays until everything is there to take its place. */
async function begin(): Promise<void> {
  await Promise.all([loadFirstLanguage(), loadFirstPage()]);
  const root = document.getElementById('app') as HTMLElement;
  root.textContent = '';
  render(<App />, root);
}

// Not awaited: the first page needs modules of the file that this one is in.
void begin();
