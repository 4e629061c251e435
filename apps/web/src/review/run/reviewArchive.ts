/** The parts of a review as text that fits into one request: rounded, as JSON, deflated, in base64. */
import { LIMITS } from '@pithead/protocol';
import type { ReviewPart } from './reviewTasks.ts';

/** Far below the standard errors. Sums that cancel out still do, because equal numbers are rounded equally. */
const DECIMALS = 1e5;

/** A file that inflates to more is not one of ours. */
const MAX_INFLATED = 8_000_000;

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * DECIMALS) / DECIMALS : value;

async function pipe(bytes: BlobPart, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > MAX_INFLATED) throw new RangeError('the review is too large');
    chunks.push(value as Uint8Array<ArrayBuffer>);
  }
}

/** Undefined if it is too large to be stored. */
export async function packReview(parts: readonly ReviewPart[]): Promise<string | undefined> {
  const bytes = await pipe(JSON.stringify(parts, rounded), new CompressionStream('deflate-raw'));
  // A slice at a time: a call has a limited number of arguments.
  const texts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8_192)
    texts.push(String.fromCharCode(...bytes.subarray(from, from + 8_192)));
  const data = btoa(texts.join(''));
  return data.length > LIMITS.review ? undefined : data;
}

/** Throws if it is not a review. */
export async function unpackReview(data: string): Promise<ReviewPart[]> {
  const bytes = Uint8Array.from(atob(data), (char) => char.codePointAt(0) as number);
  const json = await pipe(bytes, new DecompressionStream('deflate-raw'));
  const parts: unknown = JSON.parse(new TextDecoder().decode(json));
  if (!Array.isArray(parts) || !parts.every(isPart)) throw new TypeError('not a review');
  return parts;
}

function isPart(part: unknown): part is ReviewPart {
  if (typeof part !== 'object' || part === null || !('kind' in part)) return false;
  const { kind, value, values, from, decision, verdict } = part as Readonly<Record<string, unknown>>;
  if (kind === 'start') return isObject(value);
  if (kind === 'values') return Number.isInteger(from) && Array.isArray(values) && values.every(isObject);
  return kind === 'verdict' && Number.isInteger(decision) && isObject(verdict);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
