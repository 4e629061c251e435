import type { Translation } from '@pithead/text';
import type { tooltipsEn } from './en.ts';

export const tooltipsNl: Translation<typeof tooltipsEn> = {
  isNew: 'Nieuw: {title}',
  gotIt: 'Begrepen',
  never: 'Niet meer tonen',
};
