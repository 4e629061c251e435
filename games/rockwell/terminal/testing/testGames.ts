/** Everybody is rich, so that dice, mineshafts and borders occur. */
import type { Ply } from '@pithead/kernel';
import { randomBelow, chanceFrom, isPending, keyFromSeed, Match } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import type { Rockwell, RockwellFact, RockwellView } from '../../rules/index.ts';
import { rockwell } from '../../rules/index.ts';
import { rockwellText } from '../../text/index.ts';
import { drawTable } from '../index.ts';

type RockwellMatch = Match<Rockwell, RockwellFact, RockwellView>;

const NAMES = ['Anna', 'Ben with a very long name', 'Cleo', 'Dora'];
const TEXTS = { de: rockwellText('de'), en: rockwellText('en'), nl: rockwellText('nl') };

export const newRockwellMatch = (seats: number, options: Setting = {}): RockwellMatch =>
  Match.start(rockwell, { names: NAMES.slice(0, seats), options, key: keyFromSeed(`draw ${seats}`) });

export const drawTestTable = (
  view: RockwellView,
  language: Language,
  width: number,
  colour = false,
): string[] => drawTable(view, { names: NAMES.slice(0, view.seats), text: TEXTS[language], width, colour });

interface Moment {
  readonly state: Rockwell;
  readonly seat: number | undefined;
  view(viewer: number | undefined): RockwellView;
}

type Setting = Readonly<Record<string, string | boolean>>;

const games = new Map<string, Moment[]>();

export function forEachMoment(
  seats: number,
  options: Setting,
  every: number,
  look: (moment: Moment) => void,
): void {
  const key = JSON.stringify([seats, options]);
  const moments = games.get(key) ?? playThrough(newRockwellMatch(seats, options));
  games.set(key, moments);
  moments.forEach((moment, ply) => {
    if (ply % every === 0 || ply === moments.length - 1) look(moment);
  });
}

/** Matches copy the state before each ply, so earlier states stay valid. */
function playThrough(match: RockwellMatch): Moment[] {
  for (const player of match.state.players)
    Object.assign(player, { money: 25_000, mobility: 2, stock: [9, 9, 9, 9] });
  const chance = chanceFrom(keyFromSeed(`along ${match.setup.names.length}`));
  const any = <T>(items: readonly T[]): T => items[randomBelow(chance, items.length)] as T;
  const momentOf = (state: Rockwell, seat: number | undefined): Moment => ({
    state,
    seat,
    view: (viewer) => rockwell.view(state, viewer),
  });
  const moments: Moment[] = [];
  while (!match.isOver) {
    const seat = any(match.setup.names.map((_, each) => each).filter((each) => isPending(match.state, each)));
    moments.push(momentOf(match.state, seat));
    const refused = match.play(seat, [lively(match.offers(seat), any)]);
    if (refused !== undefined) throw new Error(`an offer was refused: ${refused.refusal.reason}`);
  }
  return [...moments, momentOf(match.state, undefined)];
}

const DULL: readonly string[] = ['renounce', 'noAdvantage'];

/**
 * Chooses the verb first, because most offers are places; few bids and insurances, because they use up the
 * money.
 */
function lively(offers: readonly Ply[], any: <T>(items: readonly T[]) => T): Ply {
  const verbs = [...new Set(offers.map(([verb]) => verb))];
  const seal = verbs.find((verb) => verb.startsWith('seal'));
  const better = verbs.filter((verb) => !DULL.includes(verb));
  const verb = any([...(better.length > 0 ? better : verbs), ...(seal === undefined ? [] : [seal, seal])]);
  return any(offers.filter((offer) => offer[0] === verb));
}
