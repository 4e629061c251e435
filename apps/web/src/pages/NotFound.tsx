import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import { useTexts } from '../speech.ts';
import { Page } from './Page.tsx';

export default function NotFound(): JSX.Element {
  const texts = useTexts();
  return (
    <Page title={texts.notFoundTitle}>
      <p>{texts.notFoundText}</p>
      <Link to="/" class="button is-main">
        {texts.toHome}
      </Link>
    </Page>
  );
}
