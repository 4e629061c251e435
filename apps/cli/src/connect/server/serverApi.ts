/** Answers are validated, because any program may listen at the address. */
import type { RequestRefusal, TableInfo, TablePage } from '@pithead/protocol';
import { hasNextPage, PROTOCOL_REASONS } from '@pithead/protocol';
import { UserError } from '../../userError.ts';

const REQUEST_TIMEOUT_MS = 15_000;

export class ServerRefusalError extends Error {
  readonly refused: RequestRefusal;
  constructor(refused: RequestRefusal) {
    super(refused.reason);
    this.name = 'ServerRefused';
    this.refused = refused;
  }
}

export class ServerApi {
  readonly origin: string;
  token = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  async createGuest(name: string, language: string): Promise<string> {
    const { token } = (await this.#send('POST', '/api/guests', { name, language })) as { token?: unknown };
    if (typeof token !== 'string') throw new UserError('notPithead', { url: this.origin });
    return token;
  }

  async checkToken(): Promise<void> {
    await this.#send('GET', '/api/me');
  }

  getTable(id: string): Promise<TableInfo> {
    return this.#table('GET', `/api/tables/${id}`);
  }

  async listTables(kind: 'open' | 'running', page: number): Promise<TablePage> {
    const path = `/api/tables${kind === 'open' ? '' : '/running'}${page === 1 ? '' : `?page=${page}`}`;
    const { answer, link } = await this.#ask('GET', path);
    if (!Array.isArray(answer) || !answer.every(isTableInfo))
      throw new UserError('notPithead', { url: this.origin });
    return { tables: answer, hasNext: hasNextPage(link) };
  }

  createTable(options: object): Promise<TableInfo> {
    return this.#table('POST', '/api/tables', options);
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

  addBot(id: string, level: string): Promise<TableInfo> {
    return this.#table('POST', `/api/tables/${id}/bots`, { level });
  }

  async leave(id: string): Promise<void> {
    await this.#send('POST', `/api/tables/${id}/leave`);
  }

  async exportRecord(id: string, seat: number | null): Promise<{ readonly format: string }> {
    const record = (await this.#send(
      'GET',
      `/api/tables/${id}/export${seat === null ? '' : `?as=${seat}`}`,
    )) as { format?: unknown };
    if (typeof record.format !== 'string') throw new UserError('notPithead', { url: this.origin });
    return record as { format: string };
  }

  async #table(method: string, path: string, body?: object): Promise<TableInfo> {
    const table = await this.#send(method, path, body);
    if (!isTableInfo(table)) throw new UserError('notPithead', { url: this.origin });
    return table;
  }

  async #send(method: string, path: string, body?: object): Promise<object> {
    return (await this.#ask(method, path, body)).answer;
  }

  async #ask(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly answer: object; readonly link: string }> {
    const { status, text, link } = await this.#fetched(method, path, body);
    if (status === 204) return { answer: {}, link };
    const answer = parseJsonObject(text);
    if (answer === undefined) throw new UserError('notPithead', { url: this.origin });
    if (status >= 200 && status < 300) return { answer, link };
    if (isRefused(answer)) throw new ServerRefusalError(answer);
    throw new UserError('notPithead', { url: this.origin });
  }

  async #fetched(
    method: string,
    path: string,
    body: object | undefined,
  ): Promise<{ status: number; text: string; link: string }> {
    try {
      const response = await fetch(new URL(path, this.origin), {
        method,
        headers: {
          ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      return {
        status: response.status,
        text: await response.text(),
        link: response.headers.get('link') ?? '',
      };
    } catch (error) {
      throw new UserError('unreachable', { url: this.origin, code: networkErrorCode(error) });
    }
  }
}

const isTableInfo = (answer: unknown): answer is TableInfo =>
  typeof answer === 'object' &&
  answer !== null &&
  'id' in answer &&
  typeof answer.id === 'string' &&
  'seats' in answer &&
  Array.isArray(answer.seats);

function parseJsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRefused = (answer: object): answer is RequestRefusal =>
  'reason' in answer && (PROTOCOL_REASONS as readonly unknown[]).includes(answer.reason);

function networkErrorCode(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? name ?? '';
}
