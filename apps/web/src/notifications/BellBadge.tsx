import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useNotificationTexts } from '../text/notifications/index.ts';
import { notificationsApi } from './notificationsApi.ts';
import { countProblems } from './problems.ts';

/** How many ways to be told of a turn fail; nothing while all work, or while the server does not answer. */
export function BellBadge(): JSX.Element | null {
  const pageTexts = useNotificationTexts();
  const [count, setCount] = useState(0);
  useEffect(() => {
    Promise.all([notificationsApi.overview(), notificationsApi.channels(), notificationsApi.server()]).then(
      ([overview, channels, server]) => setCount(countProblems({ overview, channels, server })),
      () => undefined,
    );
  }, []);
  if (count === 0) return null;
  return (
    <>
      <span class="bell-badge" aria-hidden="true">
        {count}
      </span>
      <span class="unseen">{pageTexts.problems({ count })}</span>
    </>
  );
}
