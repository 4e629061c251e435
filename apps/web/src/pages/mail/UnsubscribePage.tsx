import type { JSX } from 'preact';
import type { PageProps } from '../../lazy/lazyPage.tsx';
import { request } from '../../net/http.ts';
import { trackReachability } from '../../net/session.ts';
import { LinkPage, useMailTexts } from './LinkPage.tsx';

export default function UnsubscribePage({ path: [token = ''] }: PageProps): JSX.Element {
  const texts = useMailTexts();
  return (
    <LinkPage
      title={texts.endTitle}
      text={texts.endText}
      button={texts.end}
      done={texts.ended}
      submit={() => trackReachability(request<void>('POST', `/unsubscribe/${encodeURIComponent(token)}`))}
    />
  );
}
