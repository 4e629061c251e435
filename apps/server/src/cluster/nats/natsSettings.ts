export interface NatsSettings {
  /** As `host:port`, without credentials. */
  readonly servers: readonly string[];
  readonly requiresTls: boolean;
  readonly user?: string;
  readonly password?: string;
  readonly token?: string;
  /** Paths; empty if not set. */
  readonly credentialsFile: string;
  readonly caFile: string;
  readonly certFile: string;
  readonly keyFile: string;
}

const SCHEMES = ['nats:', 'tls:'];

/**
 * One address or several, separated by commas; the first one that has credentials decides. Undefined if there
 * is none, or one is malformed.
 */
export function natsSettingsFrom(
  env: Readonly<Record<string, string | undefined>>,
): NatsSettings | undefined {
  const urls = (env['NATS_URL'] ?? '').split(',').map((part) => toUrl(part.trim()));
  if (!urls.every((url) => url !== undefined)) return undefined;
  const login = urls.find(({ username }) => username !== '');
  return {
    servers: urls.map(({ host }) => host),
    requiresTls: urls.some(({ protocol }) => protocol === 'tls:'),
    ...(login !== undefined && credentialsIn(login)),
    credentialsFile: env['NATS_CREDS'] ?? '',
    caFile: env['NATS_CA'] ?? '',
    certFile: env['NATS_CERT'] ?? '',
    keyFile: env['NATS_KEY'] ?? '',
  };
}

function toUrl(text: string): URL | undefined {
  const withScheme = text.includes('://') ? text : `nats://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
  if (url === undefined || !SCHEMES.includes(url.protocol) || url.hostname === '') return undefined;
  return ['', '/'].includes(url.pathname) ? url : undefined;
}

/** `user:password@`, or a token alone, as in NATS' own programs. */
function credentialsIn({ username, password }: URL): Pick<NatsSettings, 'user' | 'password' | 'token'> {
  if (password === '') return { token: decodeURIComponent(username) };
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
}
