import { branchDe } from './de.ts';
import { branchEn } from './en.ts';
import { branchNl } from './nl.ts';

export const BRANCH_CATALOGUES = { de: branchDe, en: branchEn, nl: branchNl };
