import { render } from 'preact';
import { App, firstPage } from './app.tsx';
import { speakFirst } from './settings.ts';

/** What the page itself brought stays until everything is there to take its place. */
async function begin(): Promise<void> {
  await Promise.all([speakFirst(), firstPage()]);
  const root = document.getElementById('app') as HTMLElement;
  root.textContent = '';
  render(<App />, root);
}

// Not awaited: the first page needs modules of the file that this one is in.
void begin();
