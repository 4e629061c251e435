import type { BoundCatalogue } from '@pithead/text';
import { mailDe } from './de.ts';
import { mailEn } from './en.ts';
import { mailNl } from './nl.ts';

/** Of the pages that links in mails lead to. */
export type MailTexts = BoundCatalogue<typeof mailEn>;

export const MAIL_CATALOGUES = { de: mailDe, en: mailEn, nl: mailNl };
