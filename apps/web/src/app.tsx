/** Which page is shown at which address. */
import type { ComponentType, JSX } from 'preact';
import { Home } from './home/Home.tsx';
import type { PageProps } from './lazy.tsx';
import { lazy } from './lazy.tsx';
import { Toast } from './parts/toast.tsx';
import { usePath } from './router.tsx';
import { UpdateNote } from './sw/UpdateNote.tsx';

const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  table: lazy(() => import('./table/ServerTable.tsx')),
  local: lazy(() => import('./table/LocalTable.tsx')),
  replay: lazy(() => import('./replay/index.ts')),
  rules: lazy(() => import('./rulebook/index.ts')),
  settings: lazy(() => import('./pages/Settings.tsx')),
  account: lazy(() => import('./pages/Account.tsx')),
};
const NotFound = lazy(() => import('./pages/NotFound.tsx'));

export function App(): JSX.Element {
  const [page, ...path] = usePath();
  const Page = page !== undefined && Object.hasOwn(PAGES, page) ? (PAGES[page] as ComponentType<PageProps>) : NotFound;
  return (
    <>
      {page === undefined ? <Home /> : <Page key={`${page}/${path.join('/')}`} path={path} />}
      <Toast />
      <UpdateNote />
    </>
  );
}
