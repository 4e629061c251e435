import { defineGame } from '@pithead/kernel';
import { describeGame } from './describeGame.ts';
import { tinyRules } from './tiny/rules.ts';

describeGame(defineGame(tinyRules));
