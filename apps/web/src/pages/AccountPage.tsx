import type { PersonInfo } from '@pithead/protocol';
import { MIN_PASSWORD_LENGTH } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { http, HttpError } from '../net/http.ts';
import {
  becomeGuest,
  signInWith,
  loadCurrentPerson,
  forgetPerson,
  currentPerson,
  isServerReachable,
  trackReachability,
} from '../net/session.ts';
import { useHasEmail } from '../net/serverInfo.ts';
import { saveJson } from '../components/exportText.ts';
import { showToast } from '../components/toast.tsx';
import { navigate, Link } from '../router.tsx';
import { useCatalogue, useLanguage, useTexts } from '../useTexts.ts';
import { useObservable } from '../observable.ts';
import type { accountEn } from '../text/account/en.ts';
import type { AccountTexts } from '../text/account/index.ts';
import { ACCOUNT_CATALOGUES } from '../text/account/index.ts';
import type { FormField } from './AccountForm.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PlainPage } from './PlainPage.tsx';

const useAccountTexts = (): AccountTexts => useCatalogue<typeof accountEn>(ACCOUNT_CATALOGUES);

const nameField = (texts: AccountTexts, value?: string): FormField => ({
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

/** Without e-mail only the operator can set a new password. */
function LostPassword({ name, isOpen }: { readonly name: string; readonly isOpen: boolean }): JSX.Element {
  const texts = useAccountTexts();
  const hasEmail = useHasEmail();
  const explain = hasEmail === true ? texts.lostWithEmail : texts.lostText;
  const [before, after] = explain({ command: '\n' }).split('\n');
  return (
    <details class="page-details" open={isOpen}>
      <summary>{texts.lostTitle}</summary>
      <p>
        {before}
        <code>pithead password {name}</code>
        {after}
      </p>
    </details>
  );
}

function CreatedNotice({ name }: { readonly name: string }): JSX.Element {
  const texts = useAccountTexts();
  const { notifications } = useTexts();
  const box = useRef<HTMLElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="page-form" ref={box} tabIndex={-1} aria-live="polite">
      <p class="is-right">
        <b>{texts.created({ name })}</b>
      </p>
      <p>
        {texts.toldOfTurns} <Link to="/notifications">{notifications}</Link>
      </p>
      <LostPassword name={name} isOpen />
    </section>
  );
}

function LogIn(): JSX.Element {
  const texts = useAccountTexts();
  const [wouldLeave, setWouldLeave] = useState(false);
  const hasEmail = useHasEmail();
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
    >
      {hasEmail === true ? (
        <p>
          <Link to="/recover">{texts.forgotten}</Link>
        </p>
      ) : (
        <LostPassword name={texts.name} isOpen={false} />
      )}
    </AccountForm>
  );
}

/** Removes the guest that was created on the way to an account that the server then refused. */
async function removeNewGuest(refused: unknown): Promise<never> {
  await trackReachability(http.removeMe(undefined)).catch(() => undefined);
  forgetPerson();
  throw refused;
}

interface GuestProps {
  readonly known: PersonInfo | null;
  created(): void;
}

function GuestForms({ known, created }: GuestProps): JSX.Element {
  const texts = useAccountTexts();
  const language = useLanguage();
  const create = async ({ name = '', password = '' }: Readonly<Record<string, string>>): Promise<void> => {
    if (Array.from(password).length < MIN_PASSWORD_LENGTH)
      throw new HttpError({ reason: 'passwordTooShort' });
    if (currentPerson.get() === null) {
      await becomeGuest(name, language);
      await signInWith(http.createAccount(name, password)).catch(removeNewGuest);
    } else await signInWith(http.createAccount(name, password));
    created();
  };
  return (
    <>
      <p>{known === null ? texts.none : texts.guest}</p>
      <AccountForm
        title={texts.keepTitle}
        text={texts.keepText}
        fields={[nameField(texts, known?.name), passwordField(texts.password, 'password', 'new-password')]}
        button={texts.create}
        submit={create}
      >
        <LostPassword name={known?.name ?? texts.name} isOpen={false} />
      </AccountForm>
      <LogIn />
    </>
  );
}

interface MemberProps {
  readonly known: PersonInfo;
  /** The notice above has already explained what to do without the password. */
  readonly isNew: boolean;
}

function MemberForms({ known, isNew }: MemberProps): JSX.Element {
  const texts = useAccountTexts();
  async function end(asked: Promise<void>): Promise<void> {
    await trackReachability(asked).catch(() => undefined);
    forgetPerson();
  }
  return (
    <>
      <p>
        <bdi>{texts.yours({ name: known.name })}</bdi>
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
      >
        {!isNew && <LostPassword name={known.name} isOpen={false} />}
      </AccountForm>
    </>
  );
}

function OwnDataForms({ known }: { readonly known: PersonInfo }): JSX.Element {
  const { noServer } = useTexts();
  const texts = useAccountTexts();
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
                () => showToast(noServer),
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
            {texts.remove}
          </button>
        </p>
      </section>
      {isSure && (
        <AccountForm
          title={texts.remove}
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
  const { account, loading, settings } = useTexts();
  const texts = useAccountTexts();
  const known = useObservable(currentPerson);
  const isReachable = useObservable(isServerReachable);
  const [isCreated, setCreated] = useState(false);
  useEffect(() => void loadCurrentPerson(), []);
  return (
    <PlainPage title={account}>
      {known === undefined && <p role="status">{isReachable ? loading : texts.noAnswer}</p>}
      {isCreated && known?.isAccount === true && <CreatedNotice name={known.name} />}
      {known?.isAccount === true && <MemberForms known={known} isNew={isCreated} />}
      {known !== undefined && known?.isAccount !== true && (
        <GuestForms known={known} created={() => setCreated(true)} />
      )}
      {known !== null && known !== undefined && <OwnDataForms known={known} />}
      <p class="page-links">
        {known !== null && <Link to="/friends">{texts.friends}</Link>}
        {known?.isOperator === true && <Link to="/moderation">{texts.moderation}</Link>}
        <Link to="/settings">{settings}</Link>
      </p>
    </PlainPage>
  );
}
