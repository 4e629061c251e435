/** Replays: the page; records are a source for any table. */
export { default } from './ReplayPage.tsx';
