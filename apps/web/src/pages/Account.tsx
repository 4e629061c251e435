/** Who one is: a guest, or an account. */
import type { PersonInfo } from '@pithead/protocol';
import { SHORTEST_PASSWORD } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { http, Refusal } from '../net/http.ts';
import { beGuest, enter, findMe, forgetMe, person, reach } from '../net/session.ts';
import { saveFile } from '../parts/copy.ts';
import { go, Link } from '../router.tsx';
import { useLanguage, useTexts } from '../speech.ts';
import { useStore } from '../store.ts';
import type { Texts } from '../text/index.ts';
import type { Field } from './Form.tsx';
import { Form } from './Form.tsx';
import { Page } from './Page.tsx';

const nameField = (texts: Texts, value?: string): Field => ({
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
): Field => ({
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
      await enter(http.logIn(name, password, wouldLeave));
    } catch (error) {
      if (error instanceof Refusal && error.refused?.reason === 'guestHasGames') setWouldLeave(true);
      throw error;
    }
  }
  return (
    <Form
      title={texts.logInTitle}
      fields={[nameField(texts), passwordField(texts.password, 'password', 'current-password')]}
      button={wouldLeave ? texts.leaveGames : texts.logIn}
      submit={submit}
    />
  );
}

/** Whoever wanted an account and got none did not ask to be a guest. */
async function leaveAgain(refused: unknown): Promise<never> {
  await reach(http.removeMe(undefined)).catch(() => undefined);
  forgetMe();
  throw refused;
}

function Guest({ known }: { readonly known: PersonInfo | null }): JSX.Element {
  const texts = useTexts();
  const language = useLanguage();
  const create = async ({ name = '', password = '' }: Readonly<Record<string, string>>): Promise<void> => {
    if (Array.from(password).length < SHORTEST_PASSWORD) throw new Refusal({ reason: 'passwordTooShort' });
    if (person.get() !== null) return enter(http.createAccount(name, password));
    await beGuest(name, language);
    await enter(http.createAccount(name, password)).catch(leaveAgain);
  };
  return (
    <>
      <p>{known === null ? texts.accountNone : texts.accountGuest}</p>
      <Form
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

function Member({ known }: { readonly known: PersonInfo }): JSX.Element {
  const texts = useTexts();
  async function end(asked: Promise<void>): Promise<void> {
    await reach(asked).catch(() => undefined);
    forgetMe();
  }
  return (
    <>
      <p>
        <bdi>{texts.accountYours(known.name)}</bdi>
      </p>
      <p class="page-buttons">
        <button type="button" class="button" onClick={() => void end(http.logOut())}>
          {texts.logOut}
        </button>
        <button type="button" class="button" onClick={() => void end(http.logOutEverywhere())}>
          {texts.logOutAll}
        </button>
      </p>
      <Form
        title={texts.changePassword}
        fields={[
          passwordField(texts.oldPassword, 'old', 'current-password'),
          passwordField(texts.newPassword, 'next', 'new-password'),
        ]}
        button={texts.changePassword}
        submit={({ old = '', next = '' }) => reach(http.changePassword(old, next))}
      />
    </>
  );
}

function Own({ known }: { readonly known: PersonInfo }): JSX.Element {
  const texts = useTexts();
  const [isSure, setSure] = useState(false);
  async function remove({ password }: Readonly<Record<string, string>>): Promise<void> {
    await reach(http.removeMe(password));
    forgetMe();
    go('/');
  }
  return (
    <>
      <Form
        title={texts.changeName}
        fields={[{ ...nameField(texts, known.name), autocomplete: 'nickname' }]}
        button={texts.changeName}
        submit={({ name = '' }) => enter(http.changeMe({ name }))}
      />
      <section class="page-form" aria-labelledby="my-data">
        <h2 id="my-data">{texts.myData}</h2>
        <p class="page-buttons">
          <button
            type="button"
            class="button"
            onClick={() => void reach(http.ownData()).then((data) => saveFile('pithead.json', data))}
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
        <Form
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

export default function Account(): JSX.Element {
  const texts = useTexts();
  const known = useStore(person);
  useEffect(() => void findMe(), []);
  return (
    <Page title={texts.account}>
      {known?.isAccount === true ? <Member known={known} /> : <Guest known={known ?? null} />}
      {known !== null && known !== undefined && <Own known={known} />}
      <p>
        <Link to="/settings">{texts.settings}</Link>
      </p>
    </Page>
  );
}
