import { existsSync } from 'node:fs';
import type { Command } from '../cli.ts';
import { EXIT } from '../cli.ts';
import { configOf, placeName, settingsFrom } from '../database/place.ts';
import { databaseFault } from '../database/problem.ts';
import { Fault, noMoreThan, readFlags } from '../input.ts';

/** Sets a new random password, whether or not a server is running. */
export const password: Command = async (args, { io, say, print }) => {
  const flags = readFlags(args, { data: 'value' });
  noMoreThan(flags, 1);
  const [name] = flags.words;
  if (name === undefined) throw new Fault('accountNameMissing');
  const { newPassword } = await import('@pithead/server');
  const config = await configOf(settingsFrom(io.env, flags));
  const file = await placeName(config);
  if (config.databaseUrl === '' && !existsSync(file)) throw new Fault('fileMissing', { file });
  const drawn = await newPassword(config, name).catch(async (error: unknown) => {
    throw (await databaseFault(error, config)) ?? error;
  });
  if (drawn === undefined) throw new Fault('unknownAccount', { name });
  print(say('passwordDrawn', { name, password: drawn }));
  return EXIT.ok;
};
