import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { mailEn } from '../../text/mail/en.ts';
import type { MailTexts } from '../../text/mail/index.ts';
import { MAIL_CATALOGUES } from '../../text/mail/index.ts';
import { useCatalogue } from '../../useTexts.ts';
import { AccountForm } from '../AccountForm.tsx';
import { PlainPage } from '../PlainPage.tsx';
import { DoneNotice } from './DoneNotice.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  /** Below what is said when it is done. */
  readonly next?: JSX.Element;
  submit(): Promise<void>;
}

/** A link in a mail does nothing before its reader agrees: programs that check mails open links, too. */
export function LinkPage({ title, text, button, done, next, submit }: Props): JSX.Element {
  const [isDone, setDone] = useState(false);
  return (
    <PlainPage title={title}>
      {isDone ? (
        <DoneNotice text={done}>{next}</DoneNotice>
      ) : (
        <AccountForm
          title={title}
          text={text}
          fields={[]}
          button={button}
          submit={async () => {
            await submit();
            setDone(true);
          }}
        />
      )}
    </PlainPage>
  );
}

export const useMailTexts = (): MailTexts => useCatalogue<typeof mailEn>(MAIL_CATALOGUES);

/** The token of a mail's link, which browsers do not send to servers; undefined without one. */
export function tokenOfLink(): string | undefined {
  const token = location.hash.slice(1);
  return token === '' ? undefined : token;
}
