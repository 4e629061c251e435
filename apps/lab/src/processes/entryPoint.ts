export interface EntryPoint {
  readonly file: URL;
  readonly args: readonly string[];
}

const isBundled = import.meta.url.endsWith('.js');

export const sourceEntryPoint = (source: URL): EntryPoint => ({
  file: new URL('./fromSource.js', import.meta.url),
  args: [source.href],
});

/**
 * In the bundle the entry point is in the folder of this file, under the name that scripts/build.js gives it.
 */
export const entryPoint = (bundleName: string, source: URL): EntryPoint =>
  isBundled ? { file: new URL(`./${bundleName}.js`, import.meta.url), args: [] } : sourceEntryPoint(source);
