/** The rulebook of a game, at `/rules/<game>#<rule>`. */
export { default } from './RulebookPage.tsx';
