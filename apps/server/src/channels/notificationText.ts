import type { Language } from '@pithead/text';
import type { NotificationMessage, NotificationTable } from '../notifications/deliveryChannel.ts';
import type { ChannelDependencies } from './channelDependencies.ts';
import { CHANNEL_TEXTS } from './text/channelTexts.ts';

export interface NotificationText {
  readonly title: string;
  /** A line for each table, or the names of the others at the only one. */
  readonly lines: readonly string[];
  /** The only table, or the home page, which lists them. */
  readonly url: string;
}

const LISTED_TABLES = 5;

const listFormats = {
  de: new Intl.ListFormat('de'),
  en: new Intl.ListFormat('en-GB'),
  nl: new Intl.ListFormat('nl'),
} satisfies Record<Language, Intl.ListFormat>;

type Dependencies = Pick<ChannelDependencies, 'games' | 'origin'>;

export function notificationText(message: NotificationMessage, dependencies: Dependencies): NotificationText {
  const { kind, language, tables } = message;
  const texts = CHANNEL_TEXTS[language];
  const [only] = tables;
  if (only === undefined || tables.length > 1) {
    const listed = tables.slice(0, LISTED_TABLES).map((table) => tableLine(table, language, dependencies));
    const more = tables.length - listed.length;
    return {
      title: texts.several[kind]({ count: tables.length }),
      lines: more > 0 ? [...listed, texts.more({ count: more })] : listed,
      url: `${dependencies.origin.url}/`,
    };
  }
  const names = listFormats[language].format(only.opponents);
  return {
    title: texts.one[kind]({ game: gameTitle(only.game, dependencies) }),
    lines: names === '' ? [] : [texts.withNames({ names })],
    url: dependencies.origin.tableUrl(only.id),
  };
}

export function tableLine(
  { game, opponents }: NotificationTable,
  language: Language,
  dependencies: Dependencies,
): string {
  const title = gameTitle(game, dependencies);
  if (opponents.length === 0) return title;
  const names = listFormats[language].format(opponents);
  return CHANNEL_TEXTS[language].gameWithNames({ game: title, names });
}

/** A match of a game that this server no longer has is shown by its id. */
const gameTitle = (id: string, { games }: Dependencies): string =>
  (Object.hasOwn(games, id) ? games[id] : undefined)?.manifest.title ?? id;
