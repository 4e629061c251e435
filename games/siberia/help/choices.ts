import type { Ply } from '@pithead/kernel';
import type { SiberiaView } from '../rules/index.ts';
import { FIRST_RESOURCE, placedAt, RESEARCH } from '../rules/index.ts';

/** The rule of each area of the player board. */
export const AREAS = {
  onActions: 'SB-4.3',
  intoResearch: 'SB-4.5',
  research: 'SB-5.2',
  persons: 'SB-5.5',
  resources: 'SB-7.21',
} as const;

type Area = keyof typeof AREAS;

const AREA_OF_VERB: Readonly<Record<string, (noun: number) => Area>> = {
  placeTile: (noun) => (placedAt(noun) === RESEARCH ? 'intoResearch' : 'onActions'),
  execute: (action) => (action === RESEARCH ? 'research' : action < FIRST_RESOURCE ? 'persons' : 'resources'),
};

export const areaOf = ([verb, noun]: Ply): string | undefined =>
  Object.hasOwn(AREA_OF_VERB, verb) ? AREA_OF_VERB[verb]?.(noun) : undefined;

export const decisionOf = ({ steps }: SiberiaView): string | undefined => steps.at(-1)?.at;
