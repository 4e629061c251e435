import { createTransport } from 'nodemailer';
import type { DeliveryFailureReason } from '@pithead/protocol';
import type { MailSender } from '../../config.ts';
import { BoundedQueue } from '../../limits/boundedQueue.ts';
import { abortable } from '../../time.ts';
import type { SendOutcome } from '../sendOutcome.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A mail that is sent again has the same, by which a mailbox recognises it. */
  readonly id: string;
  /** Where a mail program ends these mails with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailTransportOptions {
  readonly smtpUrl: string;
  readonly from: MailSender;
}

const MAX_RUNNING = 4;
const MAX_WAITING = 200;
const TIMEOUTS = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 12_000,
  dnsTimeout: 5_000,
};

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

export class MailTransport {
  readonly #options: MailTransportOptions;
  readonly #transport: ReturnType<typeof createSmtp>;
  readonly #closing = new AbortController();
  readonly #queue = new BoundedQueue(MAX_RUNNING, MAX_WAITING);

  constructor(options: MailTransportOptions) {
    this.#options = options;
    this.#transport = createSmtp(options.smtpUrl);
  }

  async send(mail: Mail): Promise<SendOutcome> {
    const send = (): Promise<SendOutcome> =>
      abortable(this.#send(mail), this.#closing.signal).catch(() => failed('mailServerDown'));
    const result = await this.#queue.run(send);
    return result.isBusy ? failed('tooManyMails') : result.value;
  }

  /** Nobody waits any longer for mails that the server has not taken. */
  close(): void {
    this.#closing.abort();
  }

  async #send({ to, subject, text, html, id, unsubscribeUrl }: Mail): Promise<SendOutcome> {
    const { from, smtpUrl } = this.#options;
    const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
    try {
      await this.#transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { kind: 'accepted', by: new URL(smtpUrl).host, status: null };
    } catch (error) {
      return toMailFailure(error as SmtpError);
    }
  }
}

const createSmtp = (url: string) => createTransport({ url, ...TIMEOUTS });

const failed = (
  reason: DeliveryFailureReason,
  status: number | null = null,
  isGone = false,
): SendOutcome => ({
  kind: 'failed',
  failure: { reason, status },
  isGone,
});

/**
 * An address is given up only if the server refuses the recipient for good. Reasons of policy (5.7.x) are about
 * us: a wrong setting of the operator must not end the mails of everybody.
 */
function toMailFailure({ code, command, responseCode, response = '' }: SmtpError): SendOutcome {
  if (responseCode === undefined) return failed(code === 'ETIMEDOUT' ? 'timedOut' : 'mailServerDown');
  if (command !== 'RCPT TO') return failed('mailServerRefused', responseCode);
  const isPermanent = responseCode >= 500 && !/^5\d\d[ -]5\.7\./.test(response);
  return failed('mailRefused', responseCode, isPermanent);
}
