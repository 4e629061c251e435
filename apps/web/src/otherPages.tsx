/** Pages that few visits begin with, and the one for addresses that lead nowhere. */
import type { JSX } from 'preact';
import type { LazyPage, PageProps } from './lazy/lazyPage.tsx';
import { lazyPage } from './lazy/lazyPage.tsx';
import { usePath } from './router.tsx';
import { withTexts } from './settings.ts';

const PAGES: Readonly<Record<string, LazyPage>> = {
  settings: lazyPage(() => withTexts(import('./pages/SettingsPage.tsx'), 'tableParts')),
  account: lazyPage(() => import('./pages/AccountPage.tsx')),
  people: lazyPage(() => import('./profile/ProfilePage.tsx')),
  ratings: lazyPage(() => import('./ladder/LadderPage.tsx')),
  friends: lazyPage(() => import('./people/FriendsPage.tsx')),
  notifications: lazyPage(() => import('./notifications/NotificationsPage.tsx')),
  confirm: lazyPage(() => import('./pages/mail/ConfirmPage.tsx')),
  recover: lazyPage(() => import('./pages/mail/RecoverPage.tsx')),
  unsubscribe: lazyPage(() => import('./pages/mail/UnsubscribePage.tsx')),
  moderation: lazyPage(() => import('./moderation/ModerationPage.tsx')),
};
const NotFound = lazyPage(() => import('./pages/NotFoundPage.tsx'));

export default function OtherPage({ path }: PageProps): JSX.Element {
  const [page = ''] = usePath();
  const Page = (Object.hasOwn(PAGES, page) ? PAGES[page] : undefined) ?? NotFound;
  return <Page path={path} />;
}
