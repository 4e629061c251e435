import type { RulebookPictures } from '@pithead/ui';
import { loadTexts } from './words.ts';

export const rulebookPictures: RulebookPictures = { loadTexts, pictures: {} };
