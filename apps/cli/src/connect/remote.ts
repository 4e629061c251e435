/** The server as seen over HTTP: what is asked once. Everything that it answers may be anything. */
import type { Refused, TableInfo } from '@pithead/protocol';
import { PROTOCOL_REASONS } from '@pithead/protocol';
import { Fault } from '../input.ts';

const PATIENCE_MS = 15_000;

/** The server understood and said no. */
export class ServerRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.reason);
    this.name = 'ServerRefused';
    this.refused = refused;
  }
}

export class Remote {
  readonly origin: string;
  /** Of the guest; empty for nobody. */
  token = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  async newGuest(name: string, language: string): Promise<string> {
    const { token } = (await this.#send('POST', '/api/guests', { name, language })) as { token?: unknown };
    if (typeof token !== 'string') throw new Fault('notPithead', { url: this.origin });
    return token;
  }

  /** Throws where the token is none any more. */
  async checkToken(): Promise<void> {
    await this.#send('GET', '/api/me');
  }

  table(id: string): Promise<TableInfo> {
    return this.#table('GET', `/api/tables/${id}`);
  }

  openTable(wish: object): Promise<TableInfo> {
    return this.#table('POST', '/api/tables', wish);
  }

  join(id: string): Promise<TableInfo> {
    return this.#table('POST', `/api/tables/${id}/join`, {});
  }

  start(id: string): Promise<TableInfo> {
    return this.#table('POST', `/api/tables/${id}/start`);
  }

  rematch(id: string): Promise<TableInfo> {
    return this.#table('POST', `/api/tables/${id}/rematch`);
  }

  sitBot(id: string, level: string): Promise<TableInfo> {
    return this.#table('POST', `/api/tables/${id}/bots`, { level });
  }

  async leave(id: string): Promise<void> {
    await this.#send('POST', `/api/tables/${id}/leave`);
  }

  async record(id: string, seat: number | null): Promise<{ readonly format: string }> {
    const record = (await this.#send('GET', `/api/tables/${id}/export${seat === null ? '' : `?as=${seat}`}`)) as { format?: unknown };
    if (typeof record.format !== 'string') throw new Fault('notPithead', { url: this.origin });
    return record as { format: string };
  }

  async #table(method: string, path: string, body?: object): Promise<TableInfo> {
    const table = (await this.#send(method, path, body)) as Partial<TableInfo>;
    if (typeof table.id !== 'string' || !Array.isArray(table.seats)) throw new Fault('notPithead', { url: this.origin });
    return table as TableInfo;
  }

  async #send(method: string, path: string, body?: object): Promise<object> {
    const { status, text } = await this.#fetched(method, path, body);
    if (status === 204) return {};
    const answer = parsed(text);
    if (answer === undefined) throw new Fault('notPithead', { url: this.origin });
    if (status >= 200 && status < 300) return answer;
    if (isRefused(answer)) throw new ServerRefused(answer);
    throw new Fault('notPithead', { url: this.origin });
  }

  async #fetched(method: string, path: string, body: object | undefined): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(new URL(path, this.origin), {
        method,
        headers: {
          ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new Fault('unreachable', { url: this.origin, code: codeOf(error) });
    }
  }
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRefused = (answer: object): answer is Refused =>
  'reason' in answer && (PROTOCOL_REASONS as readonly unknown[]).includes(answer.reason);

/** `ECONNREFUSED`, `ENOTFOUND`, `TimeoutError` … */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? name ?? '';
}
