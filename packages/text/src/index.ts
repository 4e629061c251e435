export * from './catalogue.ts';
export * from './formatMessage.ts';
export * from './gameText.ts';
export * from './kernelReasons.ts';
export * from './protocolReasons.ts';
export * from './sharedTexts.ts';
