import type { BotLevel } from '@pithead/bots';
import { BOT_LEVEL_NAMES } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { wrapText } from '@pithead/terminal';
import type { Language } from '@pithead/text';
import { promptUntilValid } from '../screen/promptUntilValid.ts';
import { findLevel } from '../bots/levelWords.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import type { TranslateCliMessage } from '../text/index.ts';

export interface PromptContext {
  readonly screen: GameScreen;
  readonly translate: TranslateCliMessage;
  readonly language: Language;
}

export function promptGame({ screen, translate, language }: PromptContext): Promise<GameParts | undefined> {
  const entries = Object.values(LOADED_GAMES);
  const titles = entries.map((gameParts) => gameParts.text(language).title);
  const parseAnswer = (typed: string): GameParts | undefined =>
    entries[typed === '' ? 0 : Number(typed) - 1] ??
    entries.find(({ game }, index) =>
      [game.id, titles[index]].some((name) => name?.toLowerCase() === typed.toLowerCase()),
    );
  const page = (): string[] => choicePage(screen, translate, translate('chooseGame'), titles);
  return promptUntilValid(screen, translate, page, parseAnswer);
}

export function promptSeats(
  { screen, translate, language }: PromptContext,
  { game, text }: GameParts,
): Promise<number | undefined> {
  const { minSeats, maxSeats } = game;
  const parseAnswer = (typed: string): number | undefined => {
    const seats = typed === '' ? minSeats : Number(typed);
    return Number.isInteger(seats) && seats >= minSeats && seats <= maxSeats ? seats : undefined;
  };
  const question = translate('chooseSeats', { game: text(language).title, min: minSeats, max: maxSeats });
  return promptUntilValid(
    screen,
    translate,
    () => [
      '',
      ...wrapText(question, screen.width),
      ...wrapText(translate('enterTakes', { choice: minSeats }), screen.width),
    ],
    parseAnswer,
  );
}

export function promptOpponents({
  screen,
  translate,
}: PromptContext): Promise<BotLevel | 'people' | undefined> {
  const choices = [
    translate('othersPeople'),
    ...BOT_LEVEL_NAMES.map((level) => translate('othersBots', { level: translate(level) })),
  ];
  const parseAnswer = (typed: string): BotLevel | 'people' | undefined => {
    if (typed === '' || typed === '1') return 'people';
    return /^\d$/.test(typed) ? BOT_LEVEL_NAMES[Number(typed) - 2] : findLevel(typed);
  };
  const page = (): string[] => choicePage(screen, translate, translate('chooseOthers'), choices);
  return promptUntilValid(screen, translate, page, parseAnswer);
}

const choicePage = (
  { width, style }: GameScreen,
  translate: TranslateCliMessage,
  question: string,
  choices: readonly string[],
): string[] => [
  '',
  ...wrapText(question, width).map((line) => style('bold', line)),
  '',
  ...choices.map((choice, index) => ` ${index + 1}) ${choice}`),
  '',
  ...wrapText(translate('enterTakes', { choice: choices[0] ?? '' }), width),
];
