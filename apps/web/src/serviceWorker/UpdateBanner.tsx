import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../useTexts.ts';
import { registerServiceWorker, whenIdle } from './register.ts';

export function UpdateBanner(): JSX.Element {
  const texts = useTexts();
  const [reload, setReload] = useState<{ readonly now: () => void }>();
  useEffect(() => whenIdle(() => registerServiceWorker((now) => setReload({ now }))), []);
  return (
    <div role="status">
      {reload !== undefined && (
        <div class="update-note">
          <span>{texts.newVersion}</span>
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
