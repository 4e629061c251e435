import type { RulebookPictures } from '@pithead/ui';
import { loadTexts } from './lazyParts.tsx';

export const rulebookPictures: RulebookPictures = { loadTexts, pictures: {} };
