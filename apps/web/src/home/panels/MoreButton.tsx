/** Loads more of a list, focuses the first new entry and announces the new number of entries. */
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../../net/http.ts';
import { showToast } from '../../components/toast.tsx';
import { useLanguage, useTexts } from '../../useTexts.ts';

interface Props {
  readonly text: string;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly count: number;
  readonly hasMore: boolean;
  more(): Promise<void>;
}

export function MoreButton({ text, list, count, hasMore, more }: Props): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const [isLoading, setLoading] = useState(false);
  const before = useRef<number | null>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (before.current === null || isLoading) return;
    const entry = list.current?.children[before.current];
    before.current = null;
    if (entry === undefined) return;
    entry.querySelector<HTMLElement>('a, button:not(:disabled)')?.focus();
    setStatus(texts.listed({ count }));
  }, [count, isLoading]);

  async function load(): Promise<void> {
    before.current = count;
    setLoading(true);
    try {
      await more();
    } catch (error) {
      before.current = null;
      showToast(await errorText(error, language, texts));
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <span class="unseen" role="status">
        {status}
      </span>
      {hasMore && (
        <button
          type="button"
          class="button more-button"
          aria-disabled={isLoading}
          onClick={() => void (isLoading || load())}
        >
          {text}
        </button>
      )}
    </>
  );
}
