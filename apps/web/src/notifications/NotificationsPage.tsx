import type { NotificationSettings } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useReducer, useRef, useState } from 'preact/hooks';
import { CommunityPage, CommunityPanel } from '../community/CommunityPage.tsx';
import { LoadError } from '../components/LoadError.tsx';
import { showToast } from '../components/toast.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { errorText, http, HttpError } from '../net/http.ts';
import { Link } from '../router.tsx';
import { useNotificationTexts } from '../text/notifications/index.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { BrowserPanel } from './BrowserPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import type { NotificationContext } from './notificationContext.ts';
import { notificationsApi } from './notificationsApi.ts';
import { countProblems } from './problems.ts';
import { QuietPanel } from './QuietPanel.tsx';
import { TablesPanel } from './TablesPanel.tsx';
import { VacationPanel } from './VacationPanel.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';
import './notifications.css';

type Loaded = Pick<
  NotificationContext,
  'server' | 'overview' | 'channels' | 'vacation' | 'tables' | 'hasAccount' | 'isOperator'
>;

async function load(): Promise<Loaded | 'noSession'> {
  try {
    const [server, overview, channels, vacation, tables, { person }] = await Promise.all([
      notificationsApi.server(),
      notificationsApi.overview(),
      notificationsApi.channels(),
      notificationsApi.vacation(),
      http.myTables(),
      http.me(),
    ]);
    const { isAccount: hasAccount, isOperator = false } = person;
    return { server, overview, channels, vacation, tables, hasAccount, isOperator };
  } catch (error) {
    if (error instanceof HttpError && error.reply?.reason === 'noSession') return 'noSession';
    throw error;
  }
}

export default function NotificationsPage(): JSX.Element {
  const texts = useTexts();
  const pageTexts = useNotificationTexts();
  const language = useLanguage();
  const [version, setVersion] = useState(0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  /** What the person has chosen last; undefined until the server has told what was chosen before. */
  const settings = useRef<NotificationSettings>(undefined);
  const saving = useRef(Promise.resolve());
  const { value, isFailed, retry } = useLoad(load, [version]);
  if (value === undefined || value === 'noSession')
    return (
      <CommunityPage title={pageTexts.title} lead={pageTexts.lead}>
        <CommunityPanel id="loading" title={pageTexts.title}>
          {isFailed && <LoadError retry={retry} />}
          {!isFailed && value === undefined && <p>{texts.loading}</p>}
          {value === 'noSession' && (
            <>
              <p>{pageTexts.guest}</p>
              <Link to="/account" class="button is-main">
                {pageTexts.toAccount}
              </Link>
            </>
          )}
        </CommunityPanel>
      </CommunityPage>
    );
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      setVersion((last) => last + 1);
      return true;
    } catch (error) {
      showToast(await errorText(error, language, texts));
      return false;
    }
  }
  /** Shown at once. Changes are sent one after the other, each with those before it. */
  function save(change: Partial<NotificationSettings>): void {
    const next = { ...settings.current, ...change } as NotificationSettings;
    settings.current = next;
    redraw(undefined);
    saving.current = saving.current.then(async () => {
      if (await run(() => notificationsApi.save(next))) return;
      settings.current = undefined;
      redraw(undefined);
    });
  }
  settings.current ??= value.overview.settings;
  const overview = { ...value.overview, settings: settings.current };
  const context: NotificationContext = { ...value, overview, language, texts, pageTexts, save, run };
  const problems = countProblems({ ...value, overview });
  return (
    <CommunityPage
      title={pageTexts.title}
      lead={problems > 0 ? pageTexts.problems({ count: problems }) : pageTexts.lead}
    >
      <BrowserPanel context={context} />
      <EmailPanel context={context} />
      <WebhookPanel context={context} />
      <EventsPanel context={context} />
      <QuietPanel context={context} />
      <TablesPanel context={context} />
      <VacationPanel context={context} />
    </CommunityPage>
  );
}
