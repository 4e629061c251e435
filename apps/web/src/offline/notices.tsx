import type { JSX } from 'preact';
import { PlainPage } from '../pages/PlainPage.tsx';
import { Link } from '../router.tsx';
import { useLanguage, useTexts } from '../useTexts.ts';
import type { LocalFailure } from './storedMatch.ts';
import { OFFLINE_TEXTS } from './offlineTexts.ts';
import '../table/banner.css';

/** `broken`: the worker failed. */
export function LocalFailurePage({ failure }: { readonly failure: LocalFailure | 'broken' }): JSX.Element {
  const texts = useTexts();
  const offlineTexts = OFFLINE_TEXTS[useLanguage()];
  return (
    <PlainPage title={texts.localTable}>
      <p role="alert">{failure === 'broken' ? offlineTexts.broken : offlineTexts.failures[failure]}</p>
      <Link to="/" class="button is-main">
        {texts.toHome}
      </Link>
    </PlainPage>
  );
}

export function StorageDeniedBanner(): JSX.Element {
  return (
    <p class="banner" role="status">
      {OFFLINE_TEXTS[useLanguage()].notLasting}
    </p>
  );
}
