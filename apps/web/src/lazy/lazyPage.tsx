import type { ComponentType, JSX } from 'preact';
import { LoadError } from '../components/LoadError.tsx';
import { useTexts } from '../useTexts.ts';
import { useLoad } from './useLoad.ts';

export interface PageProps {
  /** Path segments after the page's name. */
  readonly path: readonly string[];
}

type Page = ComponentType<PageProps>;

export type LazyPage = Page & { readonly preload: () => Promise<unknown> };

export function lazyPage(load: () => Promise<{ readonly default: Page }>): LazyPage {
  let Loaded: Page | undefined;
  const preload = async (): Promise<Page> => (Loaded = (await load()).default);
  function Lazy(props: PageProps): JSX.Element {
    const texts = useTexts();
    const { isFailed, retry } = useLoad(Loaded === undefined ? preload : undefined, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    return <main class="page-wait">{isFailed ? <LoadError retry={retry} /> : texts.loading}</main>;
  }
  return Object.assign(Lazy, { preload });
}
