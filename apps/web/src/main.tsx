import './base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { speakFirst } from './settings.ts';

await speakFirst();
const root = document.getElementById('app') as HTMLElement;
root.textContent = '';
render(<App />, root);
