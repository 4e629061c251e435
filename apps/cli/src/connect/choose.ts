import type { Level } from '@pithead/bots';
import { LEVELS } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { GAMES } from '@pithead/games';
import { wrap } from '@pithead/terminal';
import type { Language } from '@pithead/text';
import { ask } from '../play/ask.ts';
import { levelCalled } from '../play/levelWords.ts';
import type { Screen } from '../play/screen.ts';
import type { Say } from '../text/index.ts';

export interface Asking {
  readonly screen: Screen;
  readonly say: Say;
  readonly language: Language;
}

export function chooseGame({ screen, say, language }: Asking): Promise<GameEntry | undefined> {
  const entries = Object.values(GAMES);
  const titles = entries.map((entry) => entry.text(language).title);
  const parseAnswer = (typed: string): GameEntry | undefined =>
    entries[typed === '' ? 0 : Number(typed) - 1] ??
    entries.find(({ game }, index) =>
      [game.id, titles[index]].some((name) => name?.toLowerCase() === typed.toLowerCase()),
    );
  return ask(
    screen,
    say,
    () => choicePage(screen, say('chooseGame'), titles, say('enterTakes', { choice: titles[0] ?? '' })),
    parseAnswer,
  );
}

export function chooseSeats(
  { screen, say, language }: Asking,
  { game, text }: GameEntry,
): Promise<number | undefined> {
  const { minSeats, maxSeats } = game;
  const parseAnswer = (typed: string): number | undefined => {
    const seats = typed === '' ? minSeats : Number(typed);
    return Number.isInteger(seats) && seats >= minSeats && seats <= maxSeats ? seats : undefined;
  };
  const question = say('chooseSeats', { game: text(language).title, min: minSeats, max: maxSeats });
  return ask(
    screen,
    say,
    () => [
      '',
      ...wrap(question, screen.width),
      ...wrap(say('enterTakes', { choice: minSeats }), screen.width),
    ],
    parseAnswer,
  );
}

export function chooseOthers({ screen, say }: Asking): Promise<Level | 'people' | undefined> {
  const choices = [say('othersPeople'), ...LEVELS.map((level) => say('othersBots', { level: say(level) }))];
  const parseAnswer = (typed: string): Level | 'people' | undefined => {
    if (typed === '' || typed === '1') return 'people';
    return /^\d$/.test(typed) ? LEVELS[Number(typed) - 2] : levelCalled(typed);
  };
  return ask(
    screen,
    say,
    () => choicePage(screen, say('chooseOthers'), choices, say('enterTakes', { choice: choices[0] ?? '' })),
    parseAnswer,
  );
}

const choicePage = (
  { width, style }: Screen,
  question: string,
  choices: readonly string[],
  defaultHint: string,
): string[] => [
  '',
  ...wrap(question, width).map((line) => style('bold', line)),
  '',
  ...choices.map((choice, index) => ` ${index + 1}) ${choice}`),
  '',
  ...wrap(defaultHint, width),
];
