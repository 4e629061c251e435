/** Decisions in words. Plies that follow within a decision are named by what the table showed before it. */
import type { Ply, RecordedPly } from '@pithead/kernel';
import type { GameText } from '@pithead/text';

/** More would not be read. */
const MOST_PLIES = 3;

export function moveWords(
  plies: readonly Ply[],
  view: unknown,
  names: readonly string[],
  text: GameText,
): string {
  const words = plies.slice(0, MOST_PLIES).flatMap((ply) => plyWords(ply, view, names, text) ?? []);
  const shown = words.filter((word, i) => words.indexOf(word) === i).join(', ');
  return plies.length > MOST_PLIES ? `${shown} …` : shown;
}

/** A later ply may be about something that was not on the table yet. */
function plyWords(ply: Ply, view: unknown, names: readonly string[], text: GameText): string | undefined {
  try {
    return text.ply(ply, view, names);
  } catch {
    return undefined;
  }
}

export interface Station {
  readonly seat: number;
  readonly words: string;
}

const MOST_STATIONS = 5;

/** The expected continuation by turns of seats. */
export function stationsOf(
  continuation: readonly RecordedPly[],
  view: unknown,
  names: readonly string[],
  text: GameText,
): Station[] {
  const turns: { seat: number; plies: Ply[] }[] = [];
  for (const [seat, verb, noun] of continuation) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.plies.push([verb, noun]);
    else turns.push({ seat, plies: [[verb, noun]] });
  }
  return turns
    .slice(0, MOST_STATIONS)
    .map(({ seat, plies }) => ({ seat, words: moveWords(plies, view, names, text) }))
    .filter(({ words }) => words !== '');
}
