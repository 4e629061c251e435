/** The English catalogue defines keys and parameters; a missing one does not compile in the other languages. */
import type { Translation } from '@pithead/text';
import type { en } from './en.ts';
import type { enReasons } from './lazy/en.ts';

export type Messages = Translation<typeof en>;
export type ReasonMessages = Translation<typeof enReasons>;

export type TextVerb = keyof Messages['verbs'];
