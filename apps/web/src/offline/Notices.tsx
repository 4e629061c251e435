/** What has to be said about matches on this device: that one can't be opened, that nothing is kept here. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../speech.ts';
import { isLasting } from './index.ts';
import type { LocalFailure } from './stored.ts';
import { OFFLINE_WORDS } from './words.ts';

/** Why a match can't be opened; `broken` when the worker itself failed. */
export function FailureNote({ failure }: { readonly failure: LocalFailure | 'broken' }): JSX.Element {
  const words = OFFLINE_WORDS[useLanguage()];
  return <p role="alert">{failure === 'broken' ? words.broken : words.failures[failure]}</p>;
}

/** Nothing where the browser keeps what we give it. */
export function NotLastingNote(): JSX.Element | null {
  const words = OFFLINE_WORDS[useLanguage()];
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let isLeft = false;
    void isLasting().then((is) => void (isLeft || setKept(is)));
    return () => void (isLeft = true);
  }, []);
  return isKept ? null : (
    <p class="banner" role="status">
      {words.notLasting}
    </p>
  );
}
