/** What has to be said about matches on this device: that one can't be opened, that nothing is kept here. */
import type { JSX } from 'preact';
import { Page } from '../pages/Page.tsx';
import { Link } from '../router.tsx';
import { useLanguage, useTexts } from '../speech.ts';
import type { LocalFailure } from './stored.ts';
import { OFFLINE_WORDS } from './words.ts';
import '../table/banner.css';

/** Why a match can't be opened; `broken` when the worker itself failed. */
export function FailurePage({ failure }: { readonly failure: LocalFailure | 'broken' }): JSX.Element {
  const texts = useTexts();
  const words = OFFLINE_WORDS[useLanguage()];
  return (
    <Page title={texts.localTable}>
      <p role="alert">{failure === 'broken' ? words.broken : words.failures[failure]}</p>
      <Link to="/" class="button is-main">
        {texts.toHome}
      </Link>
    </Page>
  );
}

/** The browser denies storage. */
export function NotLastingNote(): JSX.Element {
  return (
    <p class="banner" role="status">
      {OFFLINE_WORDS[useLanguage()].notLasting}
    </p>
  );
}
