import type { Teller } from '../teller.ts';
import { formText } from './facts.ts';
import { effectText } from './plies.ts';
import { question } from './prompts.ts';

export const later: Teller = { effectText, formText, question };
