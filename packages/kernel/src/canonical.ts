import { bytesToHex, sha256, utf8ToBytes } from './crypto/sha256.ts';

/** JSON with sorted keys. Throws on values that JSON would drop or change, so equal data give equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0))
      throw new TypeError(`not canonical: ${String(value)}`);
    // Equal to `JSON.stringify` for finite numbers, and much faster.
    return String(value);
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonicalJson(value[i]);
    return `${text}]`;
  }
  if (typeof value !== 'object') throw new TypeError(`not canonical: ${typeof value}`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('not canonical: an object with a class');
  let text = '{';
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields).toSorted()) {
    text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${canonicalJson(fields[key])}`;
  }
  return `${text}}`;
}

/** 128 bits of SHA-256 over the canonical JSON, as 32 hexadecimal digits. */
export const hashOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 32);
