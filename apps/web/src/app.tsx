import type { JSX } from 'preact';
import type { LazyPage } from './lazy/lazyPage.tsx';
import { lazyPage } from './lazy/lazyPage.tsx';
import { Toast } from './components/toast.tsx';
import { currentPath, usePath } from './router.tsx';
import { loadTextsOf } from './settings.ts';
import type { TextPart } from './text/index.ts';
import { UpdateBanner } from './serviceWorker/UpdateBanner.tsx';

/** Tables do not need the texts of the home page, nor it theirs, so they are loaded with the pages that do. */
async function withTexts<T>(part: TextPart, page: Promise<T>): Promise<T> {
  const [module] = await Promise.all([page, loadTextsOf(part)]);
  return module;
}

const PAGES: Readonly<Record<string, LazyPage>> = {
  table: lazyPage(() => withTexts('table', import('./table/ServerTable.tsx'))),
  local: lazyPage(() => withTexts('table', import('./table/LocalTable.tsx'))),
  replay: lazyPage(() => withTexts('table', import('./replay/ReplayPage.tsx'))),
  rules: lazyPage(() => import('./rulebook/RulebookPage.tsx')),
  settings: lazyPage(() => import('./pages/SettingsPage.tsx')),
  account: lazyPage(() => import('./pages/AccountPage.tsx')),
};
const NotFound = lazyPage(() => import('./pages/NotFoundPage.tsx'));

const Home = lazyPage(() => withTexts('home', import('./home/HomePage.tsx')));

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
