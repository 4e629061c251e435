import { printableLine } from '@pithead/terminal';
import type { TranslateCliMessage } from '../../text/index.ts';

/** The server's name for somebody who was deleted, with a number if there are several. */
const DELETED = /^—(?= \d+$|$)/;

export const personName = (name: string, translate: TranslateCliMessage): string =>
  printableLine(name).replace(DELETED, translate('formerPlayer'));
