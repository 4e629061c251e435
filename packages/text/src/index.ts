/** Languages, ICU messages, and what a game's text must be able to say. */
export * from './format.ts';
export * from './gameText.ts';
export * from './protocolReasons.ts';
export * from './shared.ts';
