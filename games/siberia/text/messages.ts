/** The English catalogue defines keys and parameters; a missing one does not compile in the other languages. */
import type { Translation } from '@pithead/text';
import type { en } from './en.ts';
import type { enReasons } from './lazy/en.ts';
import type { enLog } from './log/en.ts';

export type Messages = Translation<typeof en>;
export type LogMessages = Translation<typeof enLog>;
export type ReasonMessages = Translation<typeof enReasons>;

export type TextVerb = keyof Messages['verbs'];
