/**
 * An HTTP client with its own address in 127.0.0.0/8, so that limits per address apply to one attacker. It
 * can also send arbitrary bytes.
 */
import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

export interface AttackResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Status and reason: `200` or `403 notHost`. */
  readonly cell: string;
}

export interface AttackRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON, strings and buffers unchanged. */
  readonly body?: object | string | Buffer;
}

export interface GuestSession {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

const TIMEOUT_MS = 15_000;
/** A connection that is silent for so long counts as open. */
const QUIET_MS = 1_500;

let attackers = 0;

export class HttpAttacker {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    const number = ++attackers;
    this.url = url;
    this.host = hostname;
    this.port = Number(port);
    this.address = `127.${1 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;
  }

  another(): HttpAttacker {
    return new HttpAttacker(this.url);
  }

  call(method: string, path: string, { headers = {}, body }: AttackRequest = {}): Promise<AttackResponse> {
    const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = body === undefined ? undefined : Buffer.from(isPlain ? body : JSON.stringify(body));
    const contentHeaders =
      bytes === undefined ? {} : { 'content-length': String(bytes.length), ...(!isPlain && JSON_TYPE) };
    return new Promise((resolve, reject) => {
      const { host, port, address } = this;
      const options = {
        host,
        port,
        path,
        method,
        headers: { ...contentHeaders, ...headers },
        agent: this.#agent,
        localAddress: address,
      };
      const asked = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve(toAnswer(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString())),
        );
      });
      asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error(`${method} ${path}: no answer`)));
      asked.on('error', reject);
      asked.end(bytes);
    });
  }

  async createGuest(name = 'Somebody'): Promise<GuestSession> {
    const { status, text } = await this.call('POST', '/api/guests', { body: { name, language: 'en' } });
    if (status !== 201) throw new Error(`no guest: ${status} ${text}`);
    const { token, person } = JSON.parse(text) as { token: string; person: { id: string; name: string } };
    return { ...person, token };
  }

  connect(): Socket {
    const { host, port, address } = this;
    return connect({ host, port, localAddress: address }).on('error', () => undefined);
  }

  /** Sends bytes unchanged and collects the response until the server closes the connection or is silent. */
  sendBytes(bytes: string | Buffer): Promise<RawReply> {
    const line = this.connect();
    return new Promise((resolve) => {
      let text = '';
      const done = (isOpen: boolean): void => {
        clearTimeout(quiet);
        line.destroy();
        resolve({ text, isOpen });
      };
      const quiet = setTimeout(() => done(true), QUIET_MS);
      line.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        quiet.refresh();
      });
      line.on('close', () => done(false));
      line.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

function toAnswer(status: number, headers: IncomingHttpHeaders, text: string): AttackResponse {
  const reason = status >= 400 ? /^\{"reason":"(\w+)"/.exec(text)?.[1] : undefined;
  return { status, headers, text, cell: reason === undefined ? String(status) : `${status} ${reason}` };
}

export interface RawReply {
  readonly text: string;
  readonly isOpen: boolean;
}

/** The status codes of all responses, such as `200 400`, or `nothing`. */
export function statusCodesIn({ text }: RawReply): string {
  const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
  return found.length === 0 ? 'nothing' : found.join(' ');
}

export const bearerHeader = ({ token }: GuestSession): Record<string, string> => ({
  authorization: `Bearer ${token}`,
});
export const cookieHeader = ({ token }: GuestSession): Record<string, string> => ({
  cookie: `pithead=${token}`,
});
