/** Sends any HTTP request, bytes or handshake, without protocol checks. */
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { RawSocketOptions } from './rawSocket.ts';
import { RawSocket } from './rawSocket.ts';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Status and reason: `200` or `403 notHost`. */
  readonly cell: string;
  readonly body: unknown;
}

export interface RawRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON, strings and buffers unchanged and without a content type. */
  readonly body?: object | string | Buffer;
}

export interface RawReply {
  readonly text: string;
  readonly isOpen: boolean;
}

const TIMEOUT_MS = 15_000;
/** A connection that is silent for this long counts as open. */
const QUIET_MS = 1_500;
const JSON_TYPE = { 'content-type': 'application/json' };

let addresses = 0;

/** Another address of 127.0.0.0/8 for each call, so that limits per address apply to one client only. */
export function nextLoopbackAddress(): string {
  const number = ++addresses;
  return `127.${1 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;
}

export const bearerHeader = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
export const cookieHeader = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { cookie: `pithead=${token}` };

export class RawClient {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly address: string | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(url: string, headers: Readonly<Record<string, string>> = {}, address?: string) {
    const { hostname, port } = new URL(url);
    this.url = url;
    this.host = hostname;
    this.port = Number(port);
    this.address = address;
    this.#headers = headers;
  }

  request(method: string, path: string, { headers = {}, body }: RawRequest = {}): Promise<RawResponse> {
    const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = body === undefined ? undefined : Buffer.from(isPlain ? body : JSON.stringify(body));
    const described =
      bytes === undefined ? {} : { 'content-length': String(bytes.length), ...(!isPlain && JSON_TYPE) };
    const options = {
      ...this.#endpoint(),
      path,
      method,
      headers: { ...described, ...this.#headers, ...headers },
      agent: this.#agent,
    };
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => void chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve(toResponse(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString())),
        );
      });
      sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`${method} ${path}: no answer`)));
      sent.on('error', reject);
      sent.end(bytes);
    });
  }

  async getText(path: string): Promise<string> {
    const { status, text } = await this.request('GET', path);
    return `${status} ${text}`;
  }

  #endpoint(): { host: string; port: number; localAddress?: string } {
    const { host, port, address } = this;
    return { host, port, ...(address === undefined ? {} : { localAddress: address }) };
  }

  /** With `allowHalfOpen` the connection outlives the server's end of it. */
  connect(allowHalfOpen = false): Socket {
    return connect({ ...this.#endpoint(), allowHalfOpen, noDelay: true }).on('error', () => undefined);
  }

  sendBytes(bytes: string | Buffer): Promise<RawReply> {
    const connection = this.connect();
    return new Promise((resolve) => {
      let text = '';
      const done = (isOpen: boolean): void => {
        clearTimeout(quiet);
        connection.destroy();
        resolve({ text, isOpen });
      };
      const quiet = setTimeout(() => done(true), QUIET_MS);
      connection.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        quiet.refresh();
      });
      connection.on('close', () => done(false));
      connection.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    });
  }

  socket({ headers = {}, ...options }: RawSocketOptions = {}): RawSocket {
    const host = { Host: `${this.host}:${this.port}` };
    return new RawSocket(this.connect(), { headers: { ...host, ...this.#headers, ...headers }, ...options });
  }

  async openSocket(options: RawSocketOptions = {}): Promise<RawSocket> {
    const socket = this.socket(options);
    await socket.nextMessage(({ type }) => type === 'welcome');
    return socket;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function toResponse(status: number, headers: IncomingHttpHeaders, text: string): RawResponse {
  const isJson = headers['content-type']?.startsWith('application/json') === true && text !== '';
  const body = isJson ? (JSON.parse(text) as { reason?: string } | null) : undefined;
  const reason = status >= 400 ? body?.reason : undefined;
  return { status, headers, text, body, cell: reason === undefined ? String(status) : `${status} ${reason}` };
}
