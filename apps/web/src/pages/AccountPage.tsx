import type { PersonInfo } from '@pithead/protocol';
import { MIN_PASSWORD_LENGTH } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { http, HttpError } from '../net/http.ts';
import {
  becomeGuest,
  signInWith,
  loadCurrentPerson,
  forgetPerson,
  currentPerson,
  trackReachability,
} from '../net/session.ts';
import { saveJson } from '../components/exportText.ts';
import { showToast } from '../components/toast.tsx';
import { navigate, Link } from '../router.tsx';
import { useLanguage, useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import type { Texts } from '../text/index.ts';
import type { FormField } from './AccountForm.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PlainPage } from './PlainPage.tsx';

const nameField = (texts: Texts, value?: string): FormField => ({
  name: 'name',
  label: texts.name,
  type: 'text',
  autocomplete: 'username',
  ...(value !== undefined && { value }),
});
const passwordField = (
  label: string,
  name: string,
  autocomplete: 'current-password' | 'new-password',
): FormField => ({
  name,
  label,
  type: 'password',
  autocomplete,
});

function LogIn(): JSX.Element {
  const texts = useTexts();
  const [wouldLeave, setWouldLeave] = useState(false);
  async function submit({ name = '', password = '' }: Readonly<Record<string, string>>): Promise<void> {
    try {
      await signInWith(http.logIn(name, password, wouldLeave));
    } catch (error) {
      if (error instanceof HttpError && error.reply?.reason === 'guestHasGames') setWouldLeave(true);
      throw error;
    }
  }
  return (
    <AccountForm
      title={texts.logInTitle}
      fields={[nameField(texts), passwordField(texts.password, 'password', 'current-password')]}
      button={wouldLeave ? texts.leaveGames : texts.logIn}
      submit={submit}
    />
  );
}

/** Removes the guest that was created on the way to an account that the server then refused. */
async function removeNewGuest(refused: unknown): Promise<never> {
  await trackReachability(http.removeMe(undefined)).catch(() => undefined);
  forgetPerson();
  throw refused;
}

function GuestForms({ known }: { readonly known: PersonInfo | null }): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const create = async ({ name = '', password = '' }: Readonly<Record<string, string>>): Promise<void> => {
    if (Array.from(password).length < MIN_PASSWORD_LENGTH)
      throw new HttpError({ reason: 'passwordTooShort' });
    if (currentPerson.get() !== null) return signInWith(http.createAccount(name, password));
    await becomeGuest(name, language);
    await signInWith(http.createAccount(name, password)).catch(removeNewGuest);
  };
  return (
    <>
      <p>{known === null ? texts.accountNone : texts.accountGuest}</p>
      <AccountForm
        title={texts.keepTitle}
        text={texts.keepText}
        fields={[nameField(texts, known?.name), passwordField(texts.password, 'password', 'new-password')]}
        button={texts.createAccount}
        submit={create}
      />
      <LogIn />
    </>
  );
}

function MemberForms({ known }: { readonly known: PersonInfo }): JSX.Element {
  const texts = useTexts();
  async function end(asked: Promise<void>): Promise<void> {
    await trackReachability(asked).catch(() => undefined);
    forgetPerson();
  }
  return (
    <>
      <p>
        <bdi>{texts.accountYours({ name: known.name })}</bdi>
      </p>
      <p class="page-buttons">
        <button type="button" class="button" onClick={() => void end(http.logOut())}>
          {texts.logOut}
        </button>
        <button type="button" class="button" onClick={() => void end(http.logOutEverywhere())}>
          {texts.logOutAll}
        </button>
      </p>
      <AccountForm
        title={texts.changePassword}
        fields={[
          passwordField(texts.oldPassword, 'old', 'current-password'),
          passwordField(texts.newPassword, 'next', 'new-password'),
        ]}
        button={texts.changePassword}
        submit={({ old = '', next = '' }) => trackReachability(http.changePassword(old, next))}
      />
    </>
  );
}

function OwnDataForms({ known }: { readonly known: PersonInfo }): JSX.Element {
  const texts = useTexts();
  const [isSure, setSure] = useState(false);
  async function remove({ password }: Readonly<Record<string, string>>): Promise<void> {
    await trackReachability(http.removeMe(password));
    forgetPerson();
    navigate('/');
  }
  return (
    <>
      <AccountForm
        title={texts.changeName}
        fields={[{ ...nameField(texts, known.name), autocomplete: 'nickname' }]}
        button={texts.changeName}
        submit={({ name = '' }) => signInWith(http.changeMe({ name }))}
      />
      <section class="page-form" aria-labelledby="my-data">
        <h2 id="my-data">{texts.myData}</h2>
        <p class="page-buttons">
          <button
            type="button"
            class="button"
            onClick={() =>
              void trackReachability(http.ownData()).then(
                (data) => saveJson('pithead.json', data),
                () => showToast(texts.noServer),
              )
            }
          >
            {texts.exportData}
          </button>
          <button
            type="button"
            class="button is-danger"
            aria-expanded={isSure}
            onClick={() => setSure(!isSure)}
          >
            {texts.removeMe}
          </button>
        </p>
      </section>
      {isSure && (
        <AccountForm
          title={texts.removeMe}
          text={texts.removeText}
          fields={known.isAccount ? [passwordField(texts.password, 'password', 'current-password')] : []}
          button={texts.removeSure}
          isDanger
          submit={remove}
        />
      )}
    </>
  );
}

export default function AccountPage(): JSX.Element {
  const texts = useTexts();
  const known = useObservable(currentPerson);
  useEffect(() => void loadCurrentPerson(), []);
  return (
    <PlainPage title={texts.account}>
      {known?.isAccount === true ? <MemberForms known={known} /> : <GuestForms known={known ?? null} />}
      {known !== null && known !== undefined && <OwnDataForms known={known} />}
      <p>
        <Link to="/settings">{texts.settings}</Link>
      </p>
    </PlainPage>
  );
}
