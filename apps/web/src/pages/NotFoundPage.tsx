import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import { useTexts } from '../useTexts.ts';
import { PlainPage } from './PlainPage.tsx';

export default function NotFoundPage(): JSX.Element {
  const texts = useTexts();
  return (
    <PlainPage title={texts.notFoundTitle}>
      <p>{texts.notFoundText}</p>
      <Link to="/" class="button is-main">
        {texts.toHome}
      </Link>
    </PlainPage>
  );
}
