export * from './format.ts';
export * from './gameText.ts';
export * from './protocolReasons.ts';
export * from './shared.ts';
