import type { BoundCatalogue } from '@pithead/text';
import { useCatalogue } from '../../useTexts.ts';
import { notificationsDe } from './de.ts';
import { notificationsEn } from './en.ts';
import { notificationsNl } from './nl.ts';

export type NotificationTexts = BoundCatalogue<typeof notificationsEn>;

const NOTIFICATION_CATALOGUES = { de: notificationsDe, en: notificationsEn, nl: notificationsNl };

export const useNotificationTexts = (): NotificationTexts =>
  useCatalogue<typeof notificationsEn>(NOTIFICATION_CATALOGUES);
