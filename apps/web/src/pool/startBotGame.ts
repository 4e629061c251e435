import type { BotLevel } from '@pithead/bots';
import { BOT_LEVELS } from '../home/panels/tableForm.ts';
import { lastKnownName } from '../net/session.ts';
import { createLocalMatch } from '../offline/index.ts';
import { recallChoice } from '../rememberedSettings.ts';
import { navigate } from '../router.tsx';

/** On this device, so that it stays when a table with people starts. */
export async function startBotGame(game: string, seats: number, guest: string): Promise<void> {
  const level: BotLevel = recallChoice('level', BOT_LEVELS);
  const bots = Array.from({ length: seats - 1 }, () => level);
  navigate(`/local/${await createLocalMatch({ game, seats, bots, name: lastKnownName() ?? guest })}`);
}
