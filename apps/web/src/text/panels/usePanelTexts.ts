import type { BoundCatalogue } from '@pithead/text';
import { useCatalogue } from '../../useTexts.ts';
import type { panelsEn } from './en.ts';
import { PANEL_CATALOGUES } from './index.ts';

/** Apart from the catalogues, which also exist where there is no page. */
export const usePanelTexts = (): BoundCatalogue<typeof panelsEn> =>
  useCatalogue<typeof panelsEn>(PANEL_CATALOGUES);
