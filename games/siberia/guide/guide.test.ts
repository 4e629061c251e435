import { readFileSync } from 'node:fs';
import { describeGuide } from '@pithead/testkit/describeGuide';
import { botKit } from '../bot/index.ts';
import { siberia } from '../rules/index.ts';
import { guideDe } from './de.ts';
import { guideEn } from './en.ts';
import { guide } from './index.ts';
import { guideNl } from './nl.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

describeGuide(guide, { game: siberia, kit: botKit }, { de: guideDe, en: guideEn, nl: guideNl }, rulebook);
