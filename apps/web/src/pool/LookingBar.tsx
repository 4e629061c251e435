/** On every page but the home page, while this browser looks for a game. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { titleOf } from '../games.ts';
import { errorText } from '../net/http.ts';
import { useObservable } from '../observable.ts';
import { Link } from '../router.tsx';
import { loadTextsOf } from '../settings.ts';
import { addHomeTexts } from '../text/addHomeTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { useFoundSignal } from './foundSignal.ts';
import { acceptTable, poolStatus, watchPool } from './poolClient.ts';
import { stopwatchText, useMsSince, useSearchTexts } from './poolTimes.ts';
import './lookingBar.css';

function LookingBar(): JSX.Element | null {
  const frame = useTexts();
  const language = useLanguage();
  const texts = useSearchTexts();
  const status = useObservable(poolStatus);
  const since = useMsSince(status?.at ?? 0);
  const search = status?.search ?? null;
  const found = search?.found ?? null;
  useEffect(watchPool, []);
  useFoundSignal(found === null || found.hasAccepted ? undefined : found.table, texts.tableFound);
  const seconds = Math.ceil(Math.max(0, (found?.leftMs ?? 0) - since) / 1000);
  const accept = (table: string): void =>
    void acceptTable(table).catch((error: unknown) => void errorText(error, language, frame).then(showToast));
  return (
    <aside
      class={`looking-bar${found === null ? '' : ' is-found'}`}
      aria-label={texts.looking}
      hidden={search === null}
    >
      <span class="unseen" role="alert">
        {found !== null &&
          !found.hasAccepted &&
          texts.tableFoundAloud({ game: titleOf(found.game), seconds: 20 })}
      </span>
      {search !== null && found === null && (
        <>
          <span>
            {texts.looking} <b>{stopwatchText(search.waitedMs + since)}</b>
          </span>
          <Link to="/" class="button">
            {texts.toSearch}
          </Link>
        </>
      )}
      {found !== null && (
        <>
          <span>
            <b>{texts.tableFound}</b> {titleOf(found.game)} · {texts.seconds({ count: seconds })}
          </span>
          {found.hasAccepted ? (
            <span>{texts.waitingForOthers}</span>
          ) : (
            <button type="button" class="button is-main" onClick={() => accept(found.table)}>
              {texts.imHere}
            </button>
          )}
        </>
      )}
    </aside>
  );
}

/** With its texts. */
export async function loadLookingBar(): Promise<typeof LookingBar> {
  addHomeTexts();
  await loadTextsOf('pool', 'poolSearch');
  return LookingBar;
}
