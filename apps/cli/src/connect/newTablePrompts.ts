import type { BotLevel } from '@pithead/bots';
import { BOT_LEVEL_NAMES } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { wrapText } from '@pithead/terminal';
import type { Language } from '@pithead/text';
import { promptUntilValid } from '../screen/promptUntilValid.ts';
import { findLevel } from '../bots/levelWords.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import type { FormatCliMessage } from '../text/index.ts';

export interface PromptContext {
  readonly screen: GameScreen;
  readonly say: FormatCliMessage;
  readonly language: Language;
}

export function promptGame({ screen, say, language }: PromptContext): Promise<GameParts | undefined> {
  const entries = Object.values(LOADED_GAMES);
  const titles = entries.map((entry) => entry.text(language).title);
  const parseAnswer = (typed: string): GameParts | undefined =>
    entries[typed === '' ? 0 : Number(typed) - 1] ??
    entries.find(({ game }, index) =>
      [game.id, titles[index]].some((name) => name?.toLowerCase() === typed.toLowerCase()),
    );
  return promptUntilValid(
    screen,
    say,
    () => choicePage(screen, say('chooseGame'), titles, say('enterTakes', { choice: titles[0] ?? '' })),
    parseAnswer,
  );
}

export function promptSeats(
  { screen, say, language }: PromptContext,
  { game, text }: GameParts,
): Promise<number | undefined> {
  const { minSeats, maxSeats } = game;
  const parseAnswer = (typed: string): number | undefined => {
    const seats = typed === '' ? minSeats : Number(typed);
    return Number.isInteger(seats) && seats >= minSeats && seats <= maxSeats ? seats : undefined;
  };
  const question = say('chooseSeats', { game: text(language).title, min: minSeats, max: maxSeats });
  return promptUntilValid(
    screen,
    say,
    () => [
      '',
      ...wrapText(question, screen.width),
      ...wrapText(say('enterTakes', { choice: minSeats }), screen.width),
    ],
    parseAnswer,
  );
}

export function promptOpponents({ screen, say }: PromptContext): Promise<BotLevel | 'people' | undefined> {
  const choices = [
    say('othersPeople'),
    ...BOT_LEVEL_NAMES.map((level) => say('othersBots', { level: say(level) })),
  ];
  const parseAnswer = (typed: string): BotLevel | 'people' | undefined => {
    if (typed === '' || typed === '1') return 'people';
    return /^\d$/.test(typed) ? BOT_LEVEL_NAMES[Number(typed) - 2] : findLevel(typed);
  };
  return promptUntilValid(
    screen,
    say,
    () => choicePage(screen, say('chooseOthers'), choices, say('enterTakes', { choice: choices[0] ?? '' })),
    parseAnswer,
  );
}

const choicePage = (
  { width, style }: GameScreen,
  question: string,
  choices: readonly string[],
  defaultHint: string,
): string[] => [
  '',
  ...wrapText(question, width).map((line) => style('bold', line)),
  '',
  ...choices.map((choice, index) => ` ${index + 1}) ${choice}`),
  '',
  ...wrapText(defaultHint, width),
];
