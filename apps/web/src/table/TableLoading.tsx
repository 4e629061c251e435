import type { JSX } from 'preact';
import { LoadError } from '../components/LoadError.tsx';
import { Logo } from '../components/icons.tsx';
import { useTexts } from '../useTexts.ts';
import './table.css';

export function TableLoading({ retry }: { readonly retry?: (() => void) | undefined }): JSX.Element {
  const texts = useTexts();
  return (
    <div class="table">
      <header class="table-top">
        <span class="brand">
          <Logo />
          <span class="brand-word">Pithead</span>
        </span>
      </header>
      <main class="page-wait">{retry === undefined ? texts.loading : <LoadError retry={retry} />}</main>
    </div>
  );
}
