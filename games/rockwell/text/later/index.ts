import type { Teller } from '../teller.ts';
import { tellForm } from './facts.ts';
import { tellEffect } from './plies.ts';
import { question } from './prompts.ts';

export const later: Teller = { tellEffect, tellForm, question };
