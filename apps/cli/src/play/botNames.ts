/**
 * Records store names only, so the name of a bot carries its kind: `Bot Ada · foreman`. No suffix means
 * greedy, a die means random.
 */
import { botNamed, isLevel } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import type { Say } from '../text/index.ts';
import { levelCalled } from './levelWords.ts';

export type Kind = string;

const BOT = 'Bot ';
const DIE = ' ⚄';
const DOT = ' · ';

export function recordedName(kind: Kind, name: string): string {
  if (kind === 'human') return name;
  if (kind === 'greedy') return `${BOT}${name}`;
  return kind === 'random' ? `${BOT}${name}${DIE}` : `${BOT}${name}${DOT}${kind}`;
}

export function readName(recorded: string, entry: GameEntry): { readonly kind: Kind; readonly name: string } {
  if (!recorded.startsWith(BOT)) return { kind: 'human', name: recorded };
  const name = recorded.slice(BOT.length);
  if (name.endsWith(DIE)) return { kind: 'random', name: name.slice(0, -DIE.length) };
  const dot = name.lastIndexOf(DOT);
  const kind = dot < 0 ? '' : name.slice(dot + DOT.length);
  return isLevel(kind) || isBudgeted(kind, entry)
    ? { kind, name: name.slice(0, dot) }
    : { kind: 'greedy', name };
}

export function isBudgeted(kind: string, { game, kit }: GameEntry): boolean {
  return /^(?:flat|search)(?::|$)/.test(kind) && botNamed(kind, game, kit, () => 0) !== undefined;
}

/** `Ada (Steiger)`. `kind` says who plays the seat now, which can differ from the record. */
export function shownName(recorded: string, kind: Kind, entry: GameEntry, say: Say): string {
  if (kind === 'human') return recorded;
  const { name } = readName(recorded, entry);
  if (kind === 'greedy' || kind === 'random') return recordedName(kind, name);
  return `${name} (${isLevel(kind) ? say(kind) : kind})`;
}

/** Whether a person's name could be mistaken for a bot's, in a record or on screen. */
export function isBotLike(name: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase();
  const role = /\(([^()]*)\)\s*$/.exec(plain)?.[1] ?? '';
  return (
    plain.trimStart().startsWith(BOT.toLowerCase()) ||
    levelCalled(role) !== undefined ||
    /^\s*(?:flat|search)\b/.test(role)
  );
}
