import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../components/icons.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { PlainPage } from '../pages/PlainPage.tsx';
import { Link } from '../router.tsx';
import type { offlineEn } from '../text/offline/en.ts';
import type { OfflineTexts } from '../text/offline/index.ts';
import { OFFLINE_CATALOGUES } from '../text/offline/index.ts';
import { useCatalogue, useTexts } from '../useTexts.ts';
import type { LocalFailure } from './storedMatch.ts';
import '../table/banner.css';

const useOfflineTexts = (): OfflineTexts => useCatalogue<typeof offlineEn>(OFFLINE_CATALOGUES);

interface FailureProps {
  readonly failure: LocalFailure;
}

export function LocalFailurePage({ failure }: FailureProps): JSX.Element {
  const texts = useTexts();
  const offlineTexts = useOfflineTexts();
  return (
    <PlainPage title={texts.localTable}>
      <p role="alert">{offlineTexts.failures[failure]}</p>
      <Link to="/" class="button is-main">
        {texts.toHome}
      </Link>
    </PlainPage>
  );
}

export function WorkerFailurePage({ retry }: { retry(): void }): JSX.Element {
  const texts = useTexts();
  const offlineTexts = useOfflineTexts();
  return (
    <PlainPage title={texts.localTable}>
      <LoadError text={offlineTexts.broken} retry={retry} />
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
  return <LoadError text={useOfflineTexts().stalls[stall]} isFixed retry={retry} />;
}

export function StorageDeniedBanner(): JSX.Element | null {
  const texts = useTexts();
  const offlineTexts = useOfflineTexts();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div class="banner is-fixed" role="status">
      <span>{offlineTexts.notLasting}</span>
      <button type="button" class="icon-button" aria-label={texts.close} onClick={() => setClosed(true)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
