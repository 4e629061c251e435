/**
 * The log of a finished match as one value. All columns of all events can be restored byte for byte; state
 * hashes and the ids of people's commands are random and take most of the space.
 */
import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from 'node:zlib';
import type { EventColumns } from '../schema.ts';

export type LoggedEvent = Omit<EventColumns, 'table_id'>;

/** Before the compressed part: format, checksum of everything after it, length of the compressed part. */
const HEAD_BYTES = 9;
const FORMAT = 1;
const RANDOM_BYTES = 16;
const RANDOM_HEX = /^[0-9a-f]{32}$/;
/** Ids of the server are `bot:2:117`: cause, seat and number. */
const CAUSE = /^[a-z]+$/;
const AMONG_RANDOM = '';
/** Before any text that is written as it is. */
const VERBATIM = '=';

/** One list per column, because equal things compress best side by side. */
interface LogColumns {
  readonly firstSeq: number;
  readonly seats: readonly number[];
  readonly kinds: readonly string[];
  readonly bodies: readonly string[];
  readonly open: readonly number[];
  /** A cause, `AMONG_RANDOM` or `VERBATIM`. */
  readonly ids: readonly string[];
  readonly hashes: readonly string[];
  /** Differences to the event before. */
  readonly times: readonly number[];
}

class UnreadableCompactLog extends Error {}

/** The events must be numbered without gaps. */
export function encodeLog(events: readonly LoggedEvent[]): Buffer {
  const random: Buffer[] = [];
  const shortened = (text: string, hex: string): string => {
    if (!RANDOM_HEX.test(hex)) return VERBATIM + text;
    random.push(Buffer.from(hex, 'hex'));
    return AMONG_RANDOM;
  };
  const columns: LogColumns = {
    firstSeq: events[0]?.seq ?? 1,
    seats: events.map(({ seat }) => seat),
    kinds: events.map(({ kind }) => kind),
    bodies: events.map(({ body }) => body),
    open: events.map(({ is_open }) => is_open),
    ids: events.map((event) => serverCause(event) ?? shortened(event.command_id, hexOfId(event))),
    hashes: events.map(({ state_hash }) => shortened(state_hash, state_hash)),
    times: events.map(({ at }, i) => at - (events[i - 1]?.at ?? 0)),
  };
  const compressed = brotliCompressSync(JSON.stringify(columns), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const rest = Buffer.concat([Buffer.alloc(4), compressed, ...random]);
  rest.writeUInt32BE(compressed.length);
  const head = Buffer.alloc(HEAD_BYTES - 4);
  head.writeUInt8(FORMAT);
  head.writeUInt32BE(crc32(rest), 1);
  return Buffer.concat([head, rest]);
}

const hexOfId = ({ seat, command_id }: LoggedEvent): string =>
  command_id.startsWith(`${seat}:`) ? command_id.slice(`${seat}:`.length) : '';

function serverCause({ seat, seq, command_id }: LoggedEvent): string | undefined {
  const cause = command_id.slice(0, command_id.indexOf(':'));
  return CAUSE.test(cause) && command_id === `${cause}:${seat}:${seq}` ? cause : undefined;
}

export function decodeLog(body: Uint8Array): LoggedEvent[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (bytes.length < HEAD_BYTES || bytes.readUInt8(0) !== FORMAT)
    throw new UnreadableCompactLog(`unknown format ${bytes[0]}`);
  if (bytes.readUInt32BE(1) !== crc32(bytes.subarray(5))) throw new UnreadableCompactLog('damaged');
  let at = HEAD_BYTES + bytes.readUInt32BE(5);
  const columns = JSON.parse(brotliDecompressSync(bytes.subarray(HEAD_BYTES, at)).toString()) as LogColumns;
  const nextRandom = (): string => bytes.toString('hex', at, (at += RANDOM_BYTES));
  const ids = columns.ids.map((id, i) => {
    const [seat, seq] = [columns.seats[i], columns.firstSeq + i];
    if (id === AMONG_RANDOM) return `${seat}:${nextRandom()}`;
    return id.startsWith(VERBATIM) ? id.slice(VERBATIM.length) : `${id}:${seat}:${seq}`;
  });
  let time = 0;
  return columns.hashes.map((hash, i) => ({
    seq: columns.firstSeq + i,
    command_id: ids[i] as string,
    seat: columns.seats[i] as number,
    kind: columns.kinds[i] as string,
    body: columns.bodies[i] as string,
    is_open: columns.open[i] as number,
    state_hash: hash === AMONG_RANDOM ? nextRandom() : hash.slice(VERBATIM.length),
    at: (time += columns.times[i] as number),
  }));
}
