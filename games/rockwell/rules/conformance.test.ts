import { describeGame } from '@pithead/testkit/describeGame';
import { describeRecords } from '@pithead/testkit/describeRecords';
import { rockwell } from './index.ts';

// It has 21 configurations, so that fewer games of each are enough; the proof plays many more.
describeGame(rockwell, { auditedGames: 8, games: 5, sampledGames: 2 });
describeRecords(rockwell, new URL('../records/', import.meta.url));
