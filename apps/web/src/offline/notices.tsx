import type { JSX } from 'preact';
import { LoadError } from '../components/LoadError.tsx';
import { PlainPage } from '../pages/PlainPage.tsx';
import { Link } from '../router.tsx';
import { useLanguage, useTexts } from '../useTexts.ts';
import type { LocalFailure } from './storedMatch.ts';
import { OFFLINE_TEXTS } from './offlineTexts.ts';
import '../table/banner.css';

interface FailureProps {
  readonly failure: LocalFailure;
}

export function LocalFailurePage({ failure }: FailureProps): JSX.Element {
  const texts = useTexts();
  return (
    <PlainPage title={texts.localTable}>
      <p role="alert">{OFFLINE_TEXTS[useLanguage()].failures[failure]}</p>
      <Link to="/" class="button is-main">
        {texts.toHome}
      </Link>
    </PlainPage>
  );
}

/** The worker could not be started or crashed. */
export function WorkerFailurePage({ retry }: { retry(): void }): JSX.Element {
  const texts = useTexts();
  return (
    <PlainPage title={texts.localTable}>
      <LoadError text={OFFLINE_TEXTS[useLanguage()].broken} retry={retry} />
      <p>
        <Link to="/">{texts.toHome}</Link>
      </p>
    </PlainPage>
  );
}

interface StallProps {
  readonly stall: 'bots' | 'storage';
  retry(): void;
}

export function StallBanner({ stall, retry }: StallProps): JSX.Element {
  return (
    <LoadError
      text={OFFLINE_TEXTS[useLanguage()].stalls[stall]}
      class="banner is-fixed is-bad"
      retry={retry}
    />
  );
}

export function StorageDeniedBanner(): JSX.Element {
  return (
    <p class="banner" role="status">
      {OFFLINE_TEXTS[useLanguage()].notLasting}
    </p>
  );
}
