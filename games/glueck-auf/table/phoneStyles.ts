import { loadForMedia, PHONE, SIDEWAYS } from '@pithead/ui';

const UPRIGHT = '(max-width: 699px) and (min-height: 501px), (max-width: 699px) and (orientation: portrait)';

/** Later style sheets refine earlier ones, so they are requested in this order. */
export async function loadPhoneStyles(): Promise<void> {
  await Promise.all([
    loadForMedia(PHONE, () => import('./css/phone.css')),
    loadForMedia(UPRIGHT, () => import('./css/upright.css')),
    loadForMedia(SIDEWAYS, () => import('./css/landscape.css')),
  ]);
}
