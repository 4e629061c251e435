import type { JSX } from 'preact';
import { Logo } from '../components/icons.tsx';
import { useTexts } from '../useTexts.ts';
import './table.css';

export function TableLoading({ hasFailed = false }: { readonly hasFailed?: boolean }): JSX.Element {
  const texts = useTexts();
  return (
    <div class="table">
      <header class="table-top">
        <span class="brand">
          <Logo />
          <span class="brand-word">Pithead</span>
        </span>
      </header>
      <main class="page-wait">{hasFailed ? texts.failed : texts.loading}</main>
    </div>
  );
}
