/**
 * A record stores names only, so the name of a bot tells its kind: `Bot Ada · foreman`. No suffix means
 * greedy, a die means random.
 */
import { createBot, isBotLevel } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { TranslateCliMessage } from '../text/index.ts';
import { findLevel } from './levelWords.ts';

export type PlayerKind = string;

const BOT_PREFIX = 'Bot ';
const RANDOM_SUFFIX = ' ⚄';
const KIND_SEPARATOR = ' · ';

export function recordedName(kind: PlayerKind, name: string): string {
  if (kind === 'human') return name;
  if (kind === 'greedy') return `${BOT_PREFIX}${name}`;
  return kind === 'random'
    ? `${BOT_PREFIX}${name}${RANDOM_SUFFIX}`
    : `${BOT_PREFIX}${name}${KIND_SEPARATOR}${kind}`;
}

export function readRecordedName(
  recorded: string,
  gameParts: GameParts,
): { readonly kind: PlayerKind; readonly name: string } {
  if (!recorded.startsWith(BOT_PREFIX)) return { kind: 'human', name: recorded };
  const name = recorded.slice(BOT_PREFIX.length);
  if (name.endsWith(RANDOM_SUFFIX)) return { kind: 'random', name: name.slice(0, -RANDOM_SUFFIX.length) };
  const separator = name.lastIndexOf(KIND_SEPARATOR);
  const kind = separator < 0 ? '' : name.slice(separator + KIND_SEPARATOR.length);
  return isBotLevel(kind) || isBudgetedBot(kind, gameParts)
    ? { kind, name: name.slice(0, separator) }
    : { kind: 'greedy', name };
}

export function isBudgetedBot(kind: string, { game, kit }: GameParts): boolean {
  return /^(?:flat|search)(?::|$)/.test(kind) && createBot(kind, game, kit, () => 0) !== undefined;
}

/** `Ada (Steiger)`. A loaded game may seat another kind of player than the record names. */
export function displayedName(
  recorded: string,
  kind: PlayerKind,
  gameParts: GameParts,
  translate: TranslateCliMessage,
): string {
  if (kind === 'human') return recorded;
  const { name } = readRecordedName(recorded, gameParts);
  if (kind === 'greedy' || kind === 'random') return recordedName(kind, name);
  return `${name} (${isBotLevel(kind) ? translate(kind) : kind})`;
}

/** Whether a person's name could be mistaken for a bot's, in a record or on screen. */
export function looksLikeBotName(name: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase();
  const role = /\(([^()]*)\)\s*$/.exec(plain)?.[1] ?? '';
  return (
    plain.trimStart().startsWith(BOT_PREFIX.toLowerCase()) ||
    findLevel(role) !== undefined ||
    /^\s*(?:flat|search)\b/.test(role)
  );
}
