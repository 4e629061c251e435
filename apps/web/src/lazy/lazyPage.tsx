import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../useTexts.ts';

export interface PageProps {
  /** Path segments after the page's name. */
  readonly path: readonly string[];
}

type Page = ComponentType<PageProps>;

export type LazyPage = Page & { readonly fetched: () => Promise<void> };

export function lazyPage(load: () => Promise<{ readonly default: Page }>): LazyPage {
  let loaded: Page | undefined;
  const fetched = async (): Promise<void> => void (loaded = (await load()).default);
  function Lazy(props: PageProps): JSX.Element {
    const texts = useTexts();
    const [Shown, show] = useState<{ readonly Page: Page } | 'failed' | undefined>(
      loaded && { Page: loaded },
    );
    useEffect(() => {
      if (Shown !== undefined) return;
      fetched().then(
        () => show(loaded && { Page: loaded }),
        () => show('failed'),
      );
    }, [Shown]);
    if (Shown === undefined) return <main class="page-wait">{texts.loading}</main>;
    if (Shown !== 'failed') return <Shown.Page {...props} />;
    return (
      <p class="page-wait" role="alert">
        {texts.failed}{' '}
        <button type="button" class="button" onClick={() => show(undefined)}>
          {texts.again}
        </button>
      </p>
    );
  }
  return Object.assign(Lazy, { fetched });
}
