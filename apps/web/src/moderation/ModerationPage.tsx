import type { ModerationOverview, NewModerationAction } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LoadError } from '../components/LoadError.tsx';
import { showToast } from '../components/toast.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { HttpError, request } from '../net/http.ts';
import { trackReachability } from '../net/session.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { PlainPage } from '../pages/PlainPage.tsx';
import { useModerationTexts } from '../text/moderation/useModerationTexts.ts';
import { useTexts } from '../useTexts.ts';
import { ActionEntry } from './ActionEntry.tsx';
import { ReportEntry } from './ReportEntry.tsx';
import './moderationPage.css';

const ask = (method: string, path: string, body?: object): Promise<ModerationOverview> =>
  trackReachability(request<ModerationOverview>(method, path, body));

/** For everybody but operators the server, and so this page, says that there is nothing here. */
async function loadOverview(): Promise<ModerationOverview | 'none'> {
  try {
    return await ask('GET', 'moderation');
  } catch (error) {
    if (error instanceof HttpError && error.reply?.reason === 'notFound') return 'none';
    throw error;
  }
}

export default function ModerationPage(): JSX.Element {
  const texts = useTexts();
  const moderationTexts = useModerationTexts();
  const { value: loaded, isFailed, retry } = useLoad(loadOverview, []);
  const [changed, setChanged] = useState<ModerationOverview>();
  const list = useRef<HTMLHeadingElement>(null);
  const overview = changed ?? loaded;
  // What was acted upon may be gone from the list.
  useEffect(() => {
    if (changed !== undefined) list.current?.focus();
  }, [changed]);

  async function act(actions: readonly NewModerationAction[]): Promise<void> {
    let result: ModerationOverview | undefined;
    for (const action of actions) result = await ask('POST', 'moderation/actions', action);
    setChanged(result);
    showToast(moderationTexts.done);
  }
  async function undo(id: string, why: string): Promise<void> {
    setChanged(await ask('POST', `moderation/actions/${encodeURIComponent(id)}/undo`, { why }));
    showToast(moderationTexts.done);
  }

  if (overview === 'none') return <NotFoundPage />;
  return (
    <PlainPage title={moderationTexts.title}>
      <p>{moderationTexts.text}</p>
      {overview === undefined &&
        (isFailed ? <LoadError retry={retry} /> : <p role="status">{texts.loading}</p>)}
      {overview !== undefined && (
        <>
          <section aria-labelledby="reports" class="moderation">
            <h2 id="reports" ref={list} tabIndex={-1}>
              {moderationTexts.openReports}
            </h2>
            {overview.reports.length === 0 && <p>{moderationTexts.noReports}</p>}
            {overview.reports.map((report) => (
              <ReportEntry key={report.id} report={report} act={act} />
            ))}
          </section>
          <section aria-labelledby="actions" class="moderation">
            <h2 id="actions">{moderationTexts.actions}</h2>
            {overview.actions.length === 0 && <p>{moderationTexts.noActions}</p>}
            <ol>
              {overview.actions.map((action) => (
                <ActionEntry key={action.id} action={action} undo={undo} />
              ))}
            </ol>
          </section>
        </>
      )}
    </PlainPage>
  );
}
