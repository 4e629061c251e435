import type { JSX } from 'preact';
import { request } from '../../net/http.ts';
import { trackReachability } from '../../net/session.ts';
import { PlainPage } from '../PlainPage.tsx';
import { LinkPage, tokenOfLink, useMailTexts } from './LinkPage.tsx';

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
      submit={() => trackReachability(request<void>('POST', 'email-confirmations', { token }))}
    />
  );
}
