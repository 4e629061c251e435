/** What a process or a worker thread runs. */
export interface EntryPoint {
  readonly file: URL;
  /** Come before the arguments of the caller. */
  readonly args: readonly string[];
}

const isBundled = import.meta.url.endsWith('.js');

/** Runs a source file through the TypeScript loader. */
export const sourceEntryPoint = (source: URL): EntryPoint => ({
  file: new URL('./fromSource.js', import.meta.url),
  args: [source.href],
});

/** In the bundle the entry point lies beside this file, under the name that scripts/build.js gives it. */
export const entryPoint = (bundleName: string, source: URL): EntryPoint =>
  isBundled ? { file: new URL(`./${bundleName}.js`, import.meta.url), args: [] } : sourceEntryPoint(source);
