/** Offers to reload when a new version is available. Mounted once, on every page. */
import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../useTexts.ts';
import { registerServiceWorker, whenIdle } from './register.ts';

interface UpdateTexts {
  readonly isThere: string;
  readonly reload: string;
  readonly later: string;
}

const TEXTS: Readonly<Record<Language, UpdateTexts>> = {
  de: { isThere: 'Es gibt eine neue Version von Pithead.', reload: 'Neu laden', later: 'Später' },
  en: { isThere: 'There is a new version of Pithead.', reload: 'Reload', later: 'Later' },
  nl: { isThere: 'Er is een nieuwe versie van Pithead.', reload: 'Opnieuw laden', later: 'Later' },
};

export function UpdateBanner(): JSX.Element {
  const texts = TEXTS[useLanguage()];
  const [reload, setReload] = useState<{ readonly now: () => void }>();
  useEffect(() => whenIdle(() => registerServiceWorker((now) => setReload({ now }))), []);
  return (
    <div role="status">
      {reload !== undefined && (
        <div class="update-note">
          <span>{texts.isThere}</span>
          <button type="button" class="update-now" onClick={reload.now}>
            {texts.reload}
          </button>
          <button type="button" onClick={() => setReload(undefined)}>
            {texts.later}
          </button>
        </div>
      )}
    </div>
  );
}
