/** The configuration from environment variables, which `.env.example` documents. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NatsSettings } from './cluster/nats/natsSettings.ts';
import { natsSettingsFrom } from './cluster/nats/natsSettings.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string;
  /** Undefined: processes exchange messages through PostgreSQL. */
  readonly nats: NatsSettings | undefined;
  /** Experimental: matches are spread over these databases, which are PostgreSQL like `databaseUrl`. */
  readonly matchDatabases: readonly string[];
  /** For example `https://play.example.org`; if empty, the host of each request. */
  readonly publicUrl: string;
  readonly metricsPort: number;
  readonly logLevel: string;
  readonly botThreads: number;
  readonly botDelayMs: number;
  readonly botLimitMs: number;
  readonly liveMatches: number;
  /** After which a finished match is compacted; 0 for never. */
  readonly compactAfterDays: number;
  readonly requestsPerMinute: number;
  readonly socketsPerAddress: number;
  readonly messagesPerSecond: number;
  /** Trusts `X-Forwarded-For`, which is only safe behind one's own proxy. */
  readonly isBehindProxy: boolean;
  /** For example `smtps://user:password@mail.example.org`; if empty, no mail is sent. */
  readonly smtpUrl: string;
  readonly mailFrom: MailSender;
  /** Webhooks and push services may have private addresses and use http. For tests only. */
  readonly allowsLocalTargets: boolean;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

export class BadSetting extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

export function configFrom(env: Env): Config {
  const [publicUrl, smtpUrl] = [publicAddress(env), smtpAddress(env)];
  return {
    host: env['PITHEAD_HOST'] ?? 'localhost',
    port: wholeNumber(env, 'PITHEAD_PORT', 8080, 0, 65_535),
    data: env['PITHEAD_DATA'] ?? 'data',
    databaseUrl: env['DATABASE_URL'] ?? '',
    nats: natsSettings(env),
    matchDatabases: matchDatabases(env),
    publicUrl,
    metricsPort: wholeNumber(env, 'PITHEAD_METRICS_PORT', 9464, 0, 65_535),
    logLevel: oneOf(env, 'PITHEAD_LOG', 'info', ['silent', 'error', 'warn', 'info', 'debug']),
    botThreads: wholeNumber(env, 'PITHEAD_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
    botDelayMs: wholeNumber(env, 'PITHEAD_BOT_DELAY_MS', 700, 0, 60_000),
    botLimitMs: wholeNumber(env, 'PITHEAD_BOT_LIMIT_MS', 10_000, 100, 120_000),
    liveMatches: wholeNumber(env, 'PITHEAD_LIVE_MATCHES', 2_000, 1, 1_000_000),
    compactAfterDays: wholeNumber(env, 'PITHEAD_COMPACT_AFTER_DAYS', 7, 0, 36_500),
    requestsPerMinute: wholeNumber(env, 'PITHEAD_REQUESTS_PER_MINUTE', 600, 1, 10_000_000),
    socketsPerAddress: wholeNumber(env, 'PITHEAD_SOCKETS_PER_ADDRESS', 100, 1, 1_000_000),
    messagesPerSecond: wholeNumber(env, 'PITHEAD_MESSAGES_PER_SECOND', 20, 1, 1_000_000),
    isBehindProxy: oneOf(env, 'PITHEAD_BEHIND_PROXY', 'no', ['yes', 'no']) === 'yes',
    smtpUrl,
    mailFrom: mailSender(env, smtpUrl, publicUrl),
    allowsLocalTargets: oneOf(env, 'PITHEAD_ALLOW_LOCAL_TARGETS', 'no', ['yes', 'no']) === 'yes',
  };
}

export const databaseFile = ({ data }: Pick<Config, 'data'>): string => join(data, 'pithead.db');

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= min && value <= max) return value;
  throw new BadSetting(`${name} must be a whole number from ${min} to ${max}, not “${text}”`);
}

function oneOf(env: Env, name: string, fallback: string, values: readonly string[]): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (values.includes(text)) return text;
  throw new BadSetting(`${name} must be one of ${values.join(', ')}, not “${text}”`);
}

function publicAddress(env: Env): string {
  const text = env['PITHEAD_PUBLIC_URL'] ?? '';
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.origin;
  throw new BadSetting(
    `PITHEAD_PUBLIC_URL must be an address such as https://play.example.org, not “${text}”`,
  );
}

/** Never quotes the address, which may contain a password. */
function natsSettings(env: Env): NatsSettings | undefined {
  const text = env['NATS_URL'] ?? '';
  if (text === '') return undefined;
  if ((env['DATABASE_URL'] ?? '') === '')
    throw new BadSetting(
      'NATS_URL needs DATABASE_URL: only processes that share a PostgreSQL exchange messages',
    );
  const settings = natsSettingsFrom(env);
  if (settings !== undefined) return settings;
  throw new BadSetting('NATS_URL must be an address such as nats://user:password@nats.example.org:4222');
}

/** Never quotes the value, which may contain passwords. */
function matchDatabases(env: Env): readonly string[] {
  const text = env['PITHEAD_MATCH_DATABASES'] ?? '';
  if (text === '') return [];
  const urls = text.split(',').map((url) => url.trim());
  const isUsable = urls.every((url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol));
  if (isUsable && (env['DATABASE_URL'] ?? '') !== '') return urls;
  throw new BadSetting(
    'PITHEAD_MATCH_DATABASES must be addresses such as postgres://…, separated by commas, beside DATABASE_URL',
  );
}

/** Never quotes the value, which contains a password. */
function smtpAddress(env: Env): string {
  const text = env['PITHEAD_SMTP_URL'] ?? '';
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return text;
  throw new BadSetting('PITHEAD_SMTP_URL must be an address such as smtps://user:password@mail.example.org');
}

/** Without a setting the user of the mail server, if that is an address, or `pithead` at the public host. */
function mailSender(env: Env, smtpUrl: string, publicUrl: string): MailSender {
  const text = env['PITHEAD_MAIL_FROM'] ?? '';
  const given = /^(?:(?<name>[^<>"\p{C}]*) )?<?(?<address>[^<>\s@"\p{C}]+@[^<>\s@"\p{C}]+)>?$/u.exec(
    text,
  )?.groups;
  if (given !== undefined) return { name: given['name'] ?? 'Pithead', address: given['address'] ?? '' };
  if (text !== '')
    throw new BadSetting(
      `PITHEAD_MAIL_FROM must be an address such as Pithead <pithead@example.org>, not “${text}”`,
    );
  const user = smtpUrl === '' ? '' : decodeURIComponent(new URL(smtpUrl).username);
  const host = publicUrl === '' ? 'localhost' : new URL(publicUrl).hostname;
  return { name: 'Pithead', address: user.includes('@') ? user : `pithead@${host}` };
}
