/**
 * The kernel's `hashOf`, but faster, because it is computed after every event: canonical JSON is written as
 * bytes, with a fast path for integers.
 */
import { hash } from 'node:crypto';
import { canonicalJson } from '@pithead/kernel';

interface Shape {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly keyBytes: readonly Uint8Array[];
}

const MAX_SHAPES = 500;
const shapes: Shape[][] = [];
let shapeCount = 0;

let bytes = Buffer.allocUnsafe(1 << 16);
let end = 0;

export function stateHash(state: unknown): string {
  end = 0;
  write(state);
  return hash('sha256', bytes.subarray(0, end), 'hex').slice(0, 32);
}

function write(value: unknown): void {
  if (typeof value === 'number' && isWhole(value)) writeWhole(value);
  else if (Array.isArray(value)) writeList(value);
  else if (isPlain(value)) writeFields(value);
  else writeText(canonicalJson(value));
}

const isWhole = (value: number): boolean =>
  Math.floor(value) === value && Math.abs(value) < 2 ** 32 && !Object.is(value, -0);

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function reserve(more: number): void {
  if (end + more <= bytes.length) return;
  const larger = Buffer.allocUnsafe(2 * (end + more));
  bytes.copy(larger, 0, 0, end);
  bytes = larger;
}

function writeText(text: string): void {
  reserve(3 * text.length);
  end += bytes.write(text, end);
}

const [COMMA, MINUS, ZERO, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...',-0[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];

function writeWhole(value: number): void {
  reserve(16);
  let left = value;
  if (value < 0) {
    bytes[end++] = MINUS;
    left = -value;
  }
  let digits = 1;
  for (let limit = 10; left >= limit; limit *= 10) digits++;
  end += digits;
  for (let place = end - 1; digits > 0; digits--, place--) {
    const tens = Math.floor(left / 10);
    bytes[place] = ZERO + left - 10 * tens;
    left = tens;
  }
}

function writeList(list: readonly unknown[]): void {
  reserve(2 + 2 * list.length);
  bytes[end++] = OPEN_LIST;
  for (let i = 0; i < list.length; i++) {
    if (i > 0) bytes[end++] = COMMA;
    const value = list[i];
    if (isDigit(value)) bytes[end++] = ZERO + value;
    else {
      write(value);
      reserve(2 + 2 * (list.length - i));
    }
  }
  bytes[end++] = CLOSE_LIST;
}

/** Most elements of lists are. Minus zero is not one: dividing by it gives minus infinity. */
const isDigit = (value: unknown): value is number =>
  typeof value === 'number' && (value | 0) === value && value >= 0 && value < 10 && 1 / value > 0;

function writeFields(fields: Readonly<Record<string, unknown>>): void {
  const { sorted, keyBytes } = shapeOf(Object.keys(fields));
  reserve(2);
  bytes[end++] = OPEN;
  for (let i = 0; i < sorted.length; i++) {
    const head = keyBytes[i] as Uint8Array;
    reserve(head.length);
    for (let j = 0; j < head.length; j++) bytes[end++] = head[j] as number;
    write(fields[sorted[i] as string]);
  }
  reserve(1);
  bytes[end++] = CLOSE;
}

/** Games have few shapes of objects, and finding a known one is cheaper than sorting its keys. */
function shapeOf(keys: readonly string[]): Shape {
  const ofLength = (shapes[keys.length] ??= []);
  const known = ofLength.find((shape) => areEqual(shape.keys, keys));
  if (known !== undefined) return known;
  const sorted = keys.toSorted();
  const shape = {
    keys,
    sorted,
    keyBytes: sorted.map((key, i) => Buffer.from(`${i > 0 ? ',' : ''}${JSON.stringify(key)}:`)),
  };
  if (shapeCount++ < MAX_SHAPES) ofLength.push(shape);
  return shape;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
