import { Fault } from '../input.ts';
import { fileFault } from './problem.ts';

/** `name` is the path that messages show: the checked file may be a temporary copy. */
export async function refuseUnusable(file: string, name = file): Promise<void> {
  const { checkFile } = await import('@pithead/server');
  const { kind } = await checkFile(file).catch(async (error: unknown) => {
    throw (await fileFault(error, name)) ?? error;
  });
  if (kind === 'missing') throw new Fault('fileMissing', { file: name });
  if (kind === 'notADatabase') throw new Fault('notADatabase', { file: name });
  if (kind === 'foreign') throw new Fault('foreignDatabase', { file: name });
  if (kind === 'damaged') throw new Fault('damagedDatabase', { file: name });
  if (kind === 'newer') throw new Fault('newerDatabase', { file: name });
}
