export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** Names in lower case; encoded words are decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

type Headers = Readonly<Record<string, string>>;

/** Of the mails that a program sends: one alternative of text and HTML. */
export function parseMail(source: string, recipients: readonly string[]): ReceivedMail {
  const [headers, body] = splitHeaders(source);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === '') throw new Error('a mail without parts');
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHeaders(part.replace(/^\r\n/, '')));
  const find = (type: string): string => {
    const part = parts.find(([own]) => own['content-type']?.startsWith(type));
    return part === undefined ? '' : decodeBody(...part);
  };
  return { recipients, headers, text: find('text/plain'), html: find('text/html') };
}

function splitHeaders(source: string): [Headers, string] {
  const end = source.indexOf('\r\n\r\n');
  const unfolded = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const lines = unfolded.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return [Object.fromEntries(lines), source.slice(end + 4)];
}

const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    );

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

function decodeBody(headers: Headers, body: string): string {
  const encoding = headers['content-transfer-encoding'] ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const text = encoding === 'quoted-printable' ? decodeQuoted(body) : body;
  return text.replaceAll('\r\n', '\n').trimEnd();
}
