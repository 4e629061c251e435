import type { JSX } from 'preact';
import type { LazyPage } from './lazy/lazyPage.tsx';
import { lazyPage } from './lazy/lazyPage.tsx';
import { Toast } from './components/toast.tsx';
import { currentPath, usePath } from './router.tsx';
import { withTexts } from './settings.ts';
import { lazyPart } from './lazy/lazyPart.tsx';
import { isLooking } from './pool/looking.ts';
import { useObservable } from './observable.ts';
import { UpdateBanner } from './serviceWorker/UpdateBanner.tsx';

const PAGES: Readonly<Record<string, LazyPage>> = {
  table: lazyPage(() => withTexts(import('./table/ServerTable.tsx'), 'table', 'tableParts')),
  local: lazyPage(() => withTexts(import('./table/LocalTable.tsx'), 'table')),
  replay: lazyPage(() => withTexts(import('./replay/ReplayPage.tsx'), 'table', 'tableParts')),
  review: lazyPage(() => withTexts(import('./review/ReviewPage.tsx'), 'table', 'tableParts')),
  learn: lazyPage(() => withTexts(import('./guide/LearnPage.tsx'), 'table')),
  rules: lazyPage(() => import('./rulebook/RulebookPage.tsx')),
};
/** In a module of their own: the names of their files would make the first visit to the home page larger. */
const Other = lazyPage(() => import('./otherPages.tsx'));

const Home = lazyPage(() => withTexts(import('./home/HomePage.tsx'), 'home'));

const LookingBar = lazyPart(async () => (await import('./pool/LookingBar.tsx')).loadLookingBar());

function pageAt(page: string | undefined): LazyPage {
  if (page === undefined) return Home;
  return (Object.hasOwn(PAGES, page) ? PAGES[page] : undefined) ?? Other;
}

/** Preloads the page at the current address. A failure is shown when the page is rendered. */
export const loadFirstPage = (): Promise<unknown> =>
  pageAt(currentPath()[0])
    .preload()
    .catch(() => undefined);

export function App(): JSX.Element {
  const [page, ...path] = usePath();
  const Page = pageAt(page);
  const looks = useObservable(isLooking);
  return (
    <>
      <Page key={page === undefined ? '' : `${page}/${path.join('/')}`} path={path} />
      {looks && page !== undefined && <LookingBar />}
      <Toast />
      <UpdateBanner />
    </>
  );
}
