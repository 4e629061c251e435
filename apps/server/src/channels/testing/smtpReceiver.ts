import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { ReceivedMail } from './parseMail.ts';
import { parseMail } from './parseMail.ts';

/** A real SMTP server on loopback that parses and remembers mails. */
export class SmtpReceiver {
  readonly mails: ReceivedMail[] = [];
  /** The answer to `RCPT TO`. Replaced by tests of refused recipients. */
  recipientReply: (address: string) => string = () => '250 OK';
  readonly #server = createServer((socket) => this.#serve(socket));
  readonly #sockets = new Set<Socket>();
  readonly #waiting: (() => void)[] = [];

  static async start(): Promise<SmtpReceiver> {
    const receiver = new SmtpReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The mail of this number, from 1. */
  async next(count: number): Promise<ReceivedMail> {
    while (this.mails.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.mails[count - 1] as ReceivedMail;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    const reply = (line: string): void => void socket.write(`${line}\r\n`);
    let unread = '';
    let recipients: string[] = [];
    let isReadingMail = false;
    const onLine = (line: string): void => {
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      if (verb === 'EHLO' || verb === 'HELO') return reply('250 receiver');
      if (verb === 'RCPT') {
        const address = /<(.*)>/.exec(line)?.[1] ?? '';
        const answer = this.recipientReply(address);
        if (answer.startsWith('2')) recipients.push(address);
        return reply(answer);
      }
      if (verb === 'DATA') isReadingMail = recipients.length > 0;
      if (verb === 'DATA') return reply(isReadingMail ? '354 go on' : '503 no recipient');
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      reply('250 OK');
    };
    const onMail = (source: string): void => {
      this.mails.push(parseMail(source, recipients));
      [recipients, isReadingMail] = [[], false];
      reply('250 queued');
      for (const resolve of this.#waiting.splice(0)) resolve();
    };
    reply('220 receiver');
    socket.setEncoding('latin1').on('data', (chunk) => {
      unread += String(chunk);
      for (;;) {
        const end = unread.indexOf(isReadingMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = unread.slice(0, end);
        unread = unread.slice(end + (isReadingMail ? 5 : 2));
        if (isReadingMail) onMail(text.replaceAll('\r\n..', '\r\n.'));
        else onLine(text);
      }
    });
  }
}
