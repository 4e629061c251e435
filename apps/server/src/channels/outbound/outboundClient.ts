/**
 * HTTP requests to addresses that people have entered. Bounded in time and size, without redirects, and only to
 * public addresses: the name is resolved once, and the connection goes to the addresses that were checked.
 */
import { Resolver, lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, isIPv6 } from 'node:net';
import type { DeliveryFailure, DeliveryFailureReason } from '@pithead/protocol';
import { abortable } from '../../time.ts';
import { isPublicAddress } from './publicAddress.ts';
import { hostOf } from './targetUrl.ts';

export type OutboundResult =
  | { readonly kind: 'accepted'; readonly status: number; readonly by: string }
  | { readonly kind: 'failed'; readonly failure: DeliveryFailure; readonly retryAfterMs?: number };

export interface OutboundOptions {
  /** For tests: loopback and private addresses, resolved as the machine does, and http. */
  readonly allowsLocalTargets: boolean;
  readonly timeoutMs?: number;
  readonly dnsServers?: readonly string[];
  /** Which addresses may be called: those of the public internet. */
  readonly isAllowed?: (address: string) => boolean;
}

const TIMEOUT_MS = 10_000;
const DNS_TIMEOUT_MS = 3_000;
const MAX_RESPONSE_BYTES = 65_536;
const MAX_RETRY_AFTER_S = 24 * 3600;
const CERTIFICATE_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ALTNAME/;

class OutboundError extends Error {
  readonly reason: DeliveryFailureReason;
  constructor(reason: DeliveryFailureReason) {
    super(reason);
    this.name = 'OutboundError';
    this.reason = reason;
  }
}

export class OutboundClient {
  readonly #options: OutboundOptions;
  readonly #closing = new AbortController();
  readonly #resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });

  constructor(options: OutboundOptions) {
    this.#options = options;
    if (options.dnsServers !== undefined) this.#resolver.setServers(options.dnsServers);
  }

  async post(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer,
  ): Promise<OutboundResult> {
    const deadline = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS);
    const signal = AbortSignal.any([deadline, this.#closing.signal]);
    try {
      const addresses = await abortable(this.#resolve(hostOf(url)), signal);
      return toResult(await send(url, addresses, headers, body, signal), url.host);
    } catch (error) {
      const reason = deadline.aborted ? 'timedOut' : failureReason(error);
      return { kind: 'failed', failure: { reason, status: null } };
    }
  }

  /** Ends all requests. */
  close(): void {
    this.#closing.abort();
    this.#resolver.cancel();
  }

  async #resolve(host: string): Promise<readonly string[]> {
    const addresses = isIP(host) === 0 ? await this.#lookUp(host) : [host];
    if (addresses.length === 0) throw new OutboundError('unknownHost');
    const { allowsLocalTargets, isAllowed = isPublicAddress } = this.#options;
    if (!allowsLocalTargets && !addresses.every(isAllowed)) throw new OutboundError('privateAddress');
    return addresses;
  }

  /** Not by `lookup`, which occupies one of the few threads of the process for as long as a name server likes. */
  async #lookUp(host: string): Promise<readonly string[]> {
    if (this.#options.allowsLocalTargets)
      return (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);
    const found = await Promise.allSettled([this.#resolver.resolve4(host), this.#resolver.resolve6(host)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  }
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function send(
  url: URL,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  signal: AbortSignal,
): Promise<Answer> {
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal,
    agent: false,
    lookup: (_host, { all }, found) => {
      const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
      const [first] = known;
      if (all === true) found(null, known);
      else found(null, first?.address ?? '', first?.family);
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) =>
      readBounded(response).then(
        () => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
        reject,
      ),
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** The content is of no interest; beyond the limit the connection is closed. */
async function readBounded(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_RESPONSE_BYTES) break;
  }
}

function toResult({ status, retryAfter }: Answer, by: string): OutboundResult {
  if (status >= 200 && status < 300) return { kind: 'accepted', status, by };
  const reason = status >= 300 && status < 400 ? 'redirected' : 'answered';
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), MAX_RETRY_AFTER_S) : 0;
  return {
    kind: 'failed',
    failure: { reason, status },
    ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
  };
}

function failureReason(error: unknown): DeliveryFailureReason {
  if (error instanceof OutboundError) return error.reason;
  const { code = '' } = error as { readonly code?: string };
  return CERTIFICATE_ERROR.test(code) ? 'badCertificate' : 'unreachable';
}
