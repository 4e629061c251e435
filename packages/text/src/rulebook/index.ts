export * from './files.ts';
export * from './markdown.ts';
export * from './plainText.ts';
export * from './ruleIndex.ts';
export * from './rulebook.ts';
export * from './search.ts';
