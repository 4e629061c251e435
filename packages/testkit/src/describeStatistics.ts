/**
 * Statistics agree with the outcome and name everything in every language: on golden records of every version of the
 * rules, and on random games of every configuration.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Fact, Game, Match, State } from '@pithead/kernel';
import { atVersion, isBrokenReplay, parseRecord, replay, versionsOf } from '@pithead/kernel';
import type {
  ReplayedGame,
  SeatValues,
  StatisticsOf,
  StatisticsPanel,
  StatisticsText,
} from '@pithead/manifest/statistics';
import type { Language } from '@pithead/text';
import { LANGUAGES, messageFormatter } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import { gameConfigurations, configurationName } from './configurations.ts';
import { DEFAULT_CHECK_SETTINGS } from './checkSettings.ts';
import { newCheckCounts, PropertyRun } from './propertyRun.ts';
import { RandomPlayers, startMatch } from './randomPlay.ts';

type NamedGame<S extends State, F extends Fact> = readonly [name: string, replayed: ReplayedGame<S, F>];

const toReplayed = <S extends State, F extends Fact, V>(
  match: Match<S, F, V>,
  states: readonly S[],
): ReplayedGame<S, F> => ({
  game: match.game,
  states,
  facts: match.factLog.map(({ ply, fact }) => [ply, fact]),
});

const goldenGames = <S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  folder: URL,
): NamedGame<S, F>[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const states: S[] = [];
      const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
      const match = replay(game, record, ({ state }) => void states.push(state));
      if (isBrokenReplay(match)) throw new Error(`${name} breaks at ply ${match.ply}`);
      return [name, toReplayed(match, states)];
    });

/** One of every configuration, under every version of the rules. */
function randomGames<S extends State, F extends Fact, V>(newest: Game<S, F, V>): NamedGame<S, F>[] {
  return versionsOf(newest).flatMap((version) => {
    const game = atVersion(newest, version);
    return gameConfigurations(game).map((configuration, i): NamedGame<S, F> => {
      const settings = DEFAULT_CHECK_SETTINGS;
      const run = new PropertyRun(game, 'statistics', configuration, settings, newCheckCounts());
      const seed = (settings.onlySeed ?? settings.firstSeed) + i;
      const match = startMatch(run, seed);
      const players = new RandomPlayers(game, seed);
      const states = [match.state];
      while (!match.isOver && states.length <= run.maxPlies) {
        const next = players.choose(match.state);
        if (next === undefined) break;
        match.play(next.seat, [next.ply]);
        states.push(match.state);
      }
      if (!match.isOver) throw new Error(`the random game of seed ${seed} does not end`);
      const name = `a random game of version ${version}, ${configurationName(configuration)}, seed ${seed}`;
      return [name, toReplayed(match, states)];
    });
  });
}

const namedIds = (panel: StatisticsPanel): readonly string[] =>
  (panel.kind === 'stack' ? panel.parts : panel.kind === 'bars' ? panel.rows : panel.lines).map(
    ({ id }) => id,
  );

const seatSum = (rows: readonly SeatValues[], seat: number): number =>
  rows.reduce((sum, { values }) => sum + (values[seat] ?? Number.NaN), 0);

const isFigures = (values: readonly number[], seats: number): boolean =>
  values.length === seats && values.every((value) => Number.isSafeInteger(value));

/** Returns what is wrong. */
function flawsOf(panel: StatisticsPanel, seats: number): string[] {
  const flaws: string[] = [];
  const demand = (holds: boolean, what: string): void => void (holds || flaws.push(`${panel.id}: ${what}`));
  const ids = namedIds(panel);
  demand(new Set(ids).size === ids.length, 'two rows have the same id');
  if (panel.kind === 'stack') {
    for (const { id, values } of [...panel.parts, { id: 'totals', values: panel.totals }])
      demand(isFigures(values, seats), `${id} is not one whole number per seat`);
    panel.totals.forEach((total, seat) =>
      demand(seatSum(panel.parts, seat) === total, `the parts of seat ${seat} do not add up`),
    );
  } else if (panel.kind === 'bars') {
    for (const { id, values } of panel.rows)
      demand(isFigures(values, seats), `${id} is not one whole number per seat`);
  } else {
    const moments = panel.lines[0]?.values.length ?? 0;
    demand(moments > 0, 'no moment');
    for (const { id, values } of panel.lines) {
      demand(values.length === moments, `${id} has other moments than the first line`);
      demand(
        values.every((each) => isFigures(each, seats)),
        `${id} is not one whole number per seat`,
      );
    }
    demand(
      panel.sections.every((from, i) => from < moments && from > (panel.sections[i - 1] ?? -1)),
      'sections overlap',
    );
  }
  return flaws;
}

/** Returns the ids without a name, and messages that can't be filled. */
function missingNames(panel: StatisticsPanel, text: StatisticsText, language: Language): string[] {
  const format = messageFormatter(language);
  const missing = namedIds(panel).filter((id) => text.names[panel.id]?.[id] === undefined);
  if (text.panels[panel.id] === undefined) missing.push('title');
  if (!/1.?234/.test(format(text.units[panel.unit]?.amount ?? '', { count: 1234 }))) missing.push('unit');
  if (panel.kind === 'lines') {
    const axis = text.axes[panel.axis];
    if (!format(axis?.moment ?? '', { number: 77, section: 2 }).includes('77')) missing.push('moment');
    if (panel.sections.length > 0 && !format(axis?.section ?? '', { number: 2 }).includes('2'))
      missing.push('section');
  }
  return missing.map((id) => `${language}: ${panel.id}.${id}`);
}

/** `checkFigures` compares the panels of a game with its facts. */
export function describeStatistics<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  statisticsOf: StatisticsOf<S, F>,
  texts: Readonly<Record<Language, StatisticsText>>,
  folder: URL,
  checkFigures: (panels: ReadonlyMap<string, StatisticsPanel>, replayed: ReplayedGame<S, F>) => void,
): void {
  describe.each([...goldenGames(game, folder), ...randomGames(game)])('statistics of %s', (_, replayed) => {
    const { seats } = replayed.game.outcome(replayed.states.at(-1) as S);
    const panels = statisticsOf(replayed);

    it('every panel has an id of its own and one whole number per seat', () => {
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      expect(panels.flatMap((panel) => flawsOf(panel, seats.length))).toEqual([]);
    });

    it('points by source add up to the outcome', () => {
      const [score] = panels;
      if (score?.kind !== 'stack') throw new Error('the first panel is the score by source');
      expect(score.totals).toEqual(seats.map(({ total }) => total));
      seats.forEach(({ sources }, seat) =>
        expect(Object.fromEntries(score.parts.map(({ id, values }) => [id, values[seat]]))).toEqual(sources),
      );
    });

    it('everything has a name in every language', () => {
      for (const language of LANGUAGES) {
        const text = texts[language];
        expect(panels.flatMap((panel) => missingNames(panel, text, language))).toEqual([]);
      }
    });

    it('the figures agree with the facts of the game', () =>
      checkFigures(new Map(panels.map((panel) => [panel.id, panel])), replayed));

    it('a record that stops early has statistics, too', () => {
      for (const last of [0, 1, Math.floor(replayed.states.length / 2)]) {
        const states = replayed.states.slice(0, last + 1);
        const facts = replayed.facts.filter(([ply]) => ply <= last);
        const early = statisticsOf({ game: replayed.game, states, facts });
        expect(early.flatMap((panel) => flawsOf(panel, seats.length))).toEqual([]);
      }
    });
  });
}
