import type { Translation } from '@pithead/text';
import type { tooltipsEn } from './en.ts';

export const tooltipsDe: Translation<typeof tooltipsEn> = {
  isNew: 'Neu: {title}',
  gotIt: 'Alles klar',
  never: 'Nicht mehr zeigen',
};
