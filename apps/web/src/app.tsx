import type { JSX } from 'preact';
import type { LazyPage } from './lazy/lazyPage.tsx';
import { lazyPage } from './lazy/lazyPage.tsx';
import { Toast } from './components/toast.tsx';
import { currentPath, usePath } from './router.tsx';
import { withTexts } from './settings.ts';
import { UpdateBanner } from './serviceWorker/UpdateBanner.tsx';

const PAGES: Readonly<Record<string, LazyPage>> = {
  table: lazyPage(() => withTexts(import('./table/ServerTable.tsx'), 'table', 'tableParts')),
  local: lazyPage(() => withTexts(import('./table/LocalTable.tsx'), 'table')),
  replay: lazyPage(() => withTexts(import('./replay/ReplayPage.tsx'), 'table', 'tableParts')),
  learn: lazyPage(() => withTexts(import('./guide/LearnPage.tsx'), 'table')),
  rules: lazyPage(() => import('./rulebook/RulebookPage.tsx')),
  settings: lazyPage(() => withTexts(import('./pages/SettingsPage.tsx'), 'tableParts')),
  account: lazyPage(() => import('./pages/AccountPage.tsx')),
};
const NotFound = lazyPage(() => import('./pages/NotFoundPage.tsx'));

const Home = lazyPage(() => withTexts(import('./home/HomePage.tsx'), 'home'));

function pageAt(page: string | undefined): LazyPage {
  if (page === undefined) return Home;
  return (Object.hasOwn(PAGES, page) ? PAGES[page] : undefined) ?? NotFound;
}

/** Preloads the page at the current address. A failure is shown when the page is rendered. */
export const loadFirstPage = (): Promise<unknown> =>
  pageAt(currentPath()[0])
    .preload()
    .catch(() => undefined);

export function App(): JSX.Element {
  const [page, ...path] = usePath();
  const Page = pageAt(page);
  return (
    <>
      <Page key={page === undefined ? '' : `${page}/${path.join('/')}`} path={path} />
      <Toast />
      <UpdateBanner />
    </>
  );
}
