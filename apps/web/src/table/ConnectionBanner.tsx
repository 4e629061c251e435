import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { connectionState } from '../net/socketClient.ts';
import { useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import './banner.css';

const PATIENCE_MS = 1200;

export function ConnectionBanner(): JSX.Element | null {
  const texts = useTexts();
  const state = useObservable(connectionState);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'old' || state === 'ended') {
    return (
      <div class="banner is-fixed is-bad" role="alert">
        {state === 'old' ? texts.oldClient : texts.sessionOver}{' '}
        <button type="button" class="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </div>
    );
  }
  if (state !== 'broken' || !isLong) return null;
  return (
    <div class="banner is-fixed" role="status">
      {texts.gone}
    </div>
  );
}
