import type { JSX } from 'preact';
import { request } from '../../net/http.ts';
import { trackReachability } from '../../net/session.ts';
import { Link } from '../../router.tsx';
import { useTexts } from '../../useTexts.ts';
import { PlainPage } from '../PlainPage.tsx';
import { LinkPage, tokenOfLink, useMailTexts } from './LinkPage.tsx';

/** Where one comes from, and where one's games are. */
function NextPages(): JSX.Element {
  const { notifications, toHome } = useTexts();
  return (
    <p class="page-buttons">
      <Link to="/notifications" class="button is-main">
        {notifications}
      </Link>
      <Link to="/" class="button">
        {toHome}
      </Link>
    </p>
  );
}

export default function ConfirmPage(): JSX.Element {
  const texts = useMailTexts();
  const token = tokenOfLink();
  if (token === undefined)
    return (
      <PlainPage title={texts.confirmTitle}>
        <p>{texts.incomplete}</p>
      </PlainPage>
    );
  return (
    <LinkPage
      title={texts.confirmTitle}
      text={texts.confirmText}
      button={texts.confirm}
      done={texts.confirmed}
      next={<NextPages />}
      submit={() => trackReachability(request<void>('POST', 'email-confirmations', { token }))}
    />
  );
}
