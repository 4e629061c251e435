import type { InvitationSender } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LoadError } from '../components/LoadError.tsx';
import { showToast } from '../components/toast.tsx';
import { useLoad } from '../lazy/useLoad.ts';
import { errorText, HttpError } from '../net/http.ts';
import { currentPerson } from '../net/session.ts';
import { Link, navigate } from '../router.tsx';
import { usePeopleTexts } from '../text/people/usePeopleTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { relationRequests } from './relationRequests.ts';

interface Props {
  readonly token: string;
  readonly isAccount: boolean;
}

async function findSender(token: string): Promise<InvitationSender | 'none'> {
  try {
    return await relationRequests.invitation(token);
  } catch (error) {
    const reason = error instanceof HttpError ? error.reply?.reason : undefined;
    if (reason === 'notFound' || reason === 'malformed') return 'none';
    throw error;
  }
}

/** What the visitor of an invitation link sees. */
export function InvitationNotice({ token, isAccount }: Props): JSX.Element {
  const texts = useTexts();
  const peopleTexts = usePeopleTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { value: sender, isFailed, retry } = useLoad(() => findSender(token), [token]);
  if (sender === undefined)
    return isFailed ? <LoadError retry={retry} /> : <p role="status">{texts.loading}</p>;
  if (sender === 'none') return <p role="alert">{peopleTexts.invitationGone}</p>;
  const { id, name } = sender;
  if (id === currentPerson.get()?.id) return <p role="status">{peopleTexts.ownInvitation}</p>;

  async function accept(): Promise<void> {
    setBusy(true);
    try {
      await relationRequests.accept(token);
      showToast(peopleTexts.nowFriends({ name }));
      navigate('/friends', true);
    } catch (error) {
      showToast(await errorText(error, language, texts));
      setBusy(false);
    }
  }
  return (
    <section class="page-form" aria-labelledby="invitation">
      <h2 id="invitation">
        <bdi>{peopleTexts.invitedBy({ name })}</bdi>
      </h2>
      <p>{isAccount ? peopleTexts.invitationText : peopleTexts.invitationNeedsAccount}</p>
      <p class="page-buttons">
        {isAccount ? (
          <button type="button" class="button is-main" disabled={isBusy} onClick={() => void accept()}>
            {peopleTexts.accept}
          </button>
        ) : (
          <Link to="/account" class="button is-main">
            {texts.account}
          </Link>
        )}
      </p>
    </section>
  );
}
