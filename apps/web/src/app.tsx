/** Which page is shown at which address. */
import type { JSX } from 'preact';
import type { LazyPage } from './lazy.tsx';
import { lazy } from './lazy.tsx';
import { Toast } from './parts/toast.tsx';
import { pathNow, usePath } from './router.tsx';
import { speakHome } from './settings.ts';
import { UpdateNote } from './sw/UpdateNote.tsx';

/** A page with words that tables do not need. */
async function homely<T>(page: Promise<T>): Promise<T> {
  const [module] = await Promise.all([page, speakHome()]);
  return module;
}

const PAGES: Readonly<Record<string, LazyPage>> = {
  table: lazy(() => import('./table/ServerTable.tsx')),
  local: lazy(() => import('./table/LocalTable.tsx')),
  replay: lazy(() => import('./replay/index.ts')),
  rules: lazy(() => import('./rulebook/index.ts')),
  settings: lazy(() => homely(import('./pages/Settings.tsx'))),
  account: lazy(() => homely(import('./pages/Account.tsx'))),
};
const NotFound = lazy(() => import('./pages/NotFound.tsx'));

const Home = lazy(() => homely(import('./home/Home.tsx')));

function pageAt(page: string | undefined): LazyPage {
  if (page === undefined) return Home;
  return (Object.hasOwn(PAGES, page) ? PAGES[page] : undefined) ?? NotFound;
}

/** What stands at the address that was opened. What can't be had is complained about when it is shown. */
export const firstPage = (): Promise<void> =>
  pageAt(pathNow()[0])
    .fetched()
    .catch(() => undefined);

export function App(): JSX.Element {
  const [page, ...path] = usePath();
  const Page = pageAt(page);
  return (
    <>
      <Page key={page === undefined ? '' : `${page}/${path.join('/')}`} path={path} />
      <Toast />
      <UpdateNote />
    </>
  );
}
