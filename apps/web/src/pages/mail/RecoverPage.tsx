import { MIN_PASSWORD_LENGTH } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { HttpError, request } from '../../net/http.ts';
import { useHasEmail } from '../../net/serverInfo.ts';
import { forgetPerson, trackReachability } from '../../net/session.ts';
import { Link } from '../../router.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { PlainPage } from '../PlainPage.tsx';
import { DoneNotice } from './DoneNotice.tsx';
import { tokenOfLink, useMailTexts } from './LinkPage.tsx';

type Values = Readonly<Record<string, string>>;

function RequestForm(): JSX.Element {
  const texts = useMailTexts();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <DoneNotice text={texts.asked} />;
  return (
    <AccountForm
      title={texts.askAgain}
      text={texts.askText}
      fields={[
        { name: 'account', label: texts.account, type: 'text', autocomplete: 'username', maxLength: 254 },
      ]}
      button={texts.ask}
      submit={async ({ account = '' }: Values) => {
        await trackReachability(request<void>('POST', 'recovery', { account }));
        setAsked(true);
      }}
    />
  );
}

function PasswordForm({ token }: { readonly token: string }): JSX.Element {
  const texts = useMailTexts();
  const [isDone, setDone] = useState(false);
  async function submit({ password = '' }: Values): Promise<void> {
    if (Array.from(password).length < MIN_PASSWORD_LENGTH)
      throw new HttpError({ reason: 'passwordTooShort' });
    await trackReachability(request<void>('POST', 'recovery/password', { token, password }));
    forgetPerson();
    setDone(true);
  }
  if (isDone)
    return (
      <DoneNotice text={texts.recovered}>
        <Link to="/account" class="button is-main">
          {texts.signIn}
        </Link>
      </DoneNotice>
    );
  return (
    <>
      <AccountForm
        title={texts.recoverTitle}
        fields={[
          { name: 'password', label: texts.newPassword, type: 'password', autocomplete: 'new-password' },
        ]}
        button={texts.set}
        submit={submit}
      />
      <p>
        <Link to="/recover">{texts.askAgain}</Link>
      </p>
    </>
  );
}

function OperatorText(): JSX.Element {
  const [before, after] = useMailTexts().noEmail({ command: '\n' }).split('\n');
  return (
    <p>
      {before}
      <code>pithead password</code>
      {after}
    </p>
  );
}

export default function RecoverPage(): JSX.Element {
  const texts = useMailTexts();
  const token = tokenOfLink();
  const hasEmail = useHasEmail();
  return (
    <PlainPage title={texts.recoverTitle}>
      {hasEmail === false ? (
        <OperatorText />
      ) : token === undefined ? (
        <RequestForm />
      ) : (
        <PasswordForm key={token} token={token} />
      )}
    </PlainPage>
  );
}
