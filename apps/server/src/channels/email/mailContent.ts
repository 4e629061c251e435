/** The text and HTML of a mail. Everything in HTML is escaped; there are no pictures and nothing is loaded. */
import type { Language } from '@pithead/text';
import type { NotificationMessage } from '../../notifications/deliveryChannel.ts';
import type { ChannelDependencies } from '../channelDependencies.ts';
import { notificationText, tableLine } from '../notificationText.ts';
import { CHANNEL_TEXTS } from '../text/channelTexts.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

interface MailParts {
  readonly subject: string;
  readonly language: Language;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly links: readonly MailLink[];
  readonly footer: string;
  readonly footerLink?: MailLink;
}

type Dependencies = Pick<ChannelDependencies, 'games' | 'origin'>;

const MAX_LINKS = 20;

export function notificationMail(
  message: NotificationMessage,
  name: string,
  unsubscribeUrl: string,
  dependencies: Dependencies,
): MailContent {
  const { language, tables } = message;
  const texts = CHANNEL_TEXTS[language];
  const { origin } = dependencies;
  const { title, lines, url } = notificationText(message, dependencies);
  const isOne = tables.length === 1;
  const perTable = tables.slice(0, MAX_LINKS).map((table) => ({
    label: tableLine(table, language, dependencies),
    url: origin.tableUrl(table.id),
  }));
  return renderMail({
    subject: title,
    language,
    greeting: texts.hello({ name }),
    lines: isOne ? [`${title}.`, ...lines.map((line) => `${line}.`)] : [`${title}.`],
    links: isOne ? [{ label: texts.openGame, url }] : [...perTable, { label: texts.openGames, url }],
    footer: texts.endMailsText({ host: origin.host }),
    footerLink: { label: texts.endMails, url: unsubscribeUrl },
  });
}

export function testMail(
  language: Language,
  name: string,
  unsubscribeUrl: string,
  { origin }: Dependencies,
): MailContent {
  const texts = CHANNEL_TEXTS[language];
  const { host } = origin;
  return renderMail({
    subject: texts.test,
    language,
    greeting: texts.hello({ name }),
    lines: [texts.testText({ host })],
    links: [],
    footer: texts.endMailsText({ host }),
    footerLink: { label: texts.endMails, url: unsubscribeUrl },
  });
}

export function linkMail(
  purpose: 'confirm' | 'recover',
  language: Language,
  name: string,
  token: string,
  { origin }: Dependencies,
): MailContent {
  const texts = CHANNEL_TEXTS[language];
  const { host } = origin;
  const isConfirmation = purpose === 'confirm';
  // Behind the hash the token reaches no log of a server or proxy.
  const url = `${origin.url}/${isConfirmation ? 'confirm' : 'recover'}#${token}`;
  return renderMail({
    subject: isConfirmation ? texts.confirmSubject : texts.recoverSubject,
    language,
    greeting: texts.hello({ name }),
    lines: [isConfirmation ? texts.confirmText({ host }) : texts.recoverText({ host })],
    links: [{ label: isConfirmation ? texts.confirmLink : texts.recoverLink, url }],
    footer: isConfirmation ? texts.confirmIgnore : texts.recoverIgnore,
  });
}

function renderMail(parts: MailParts): MailContent {
  return { subject: parts.subject, text: renderText(parts), html: renderHtml(parts) };
}

function renderText({ greeting, lines, links, footer, footerLink }: MailParts): string {
  const labelled = ({ label, url }: MailLink): string => `${label}:\n${url}`;
  const paragraphs = [
    greeting,
    lines.join('\n'),
    ...links.map(labelled),
    '-- ',
    footerLink === undefined ? footer : `${footer}\n${labelled(footerLink)}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const PAGE = 'margin:0;padding:24px;background:#f4efe2;color:#1d1a16;font:16px/1.5 Barlow,Arial,sans-serif';
const CARD = 'max-width:560px;margin:0 auto;padding:24px;background:#fffaf0;border-top:4px solid #a8772a';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1d1a16;color:#fffaf0;border-radius:6px;text-decoration:none';
const FOOTER = 'margin-top:24px;padding-top:12px;border-top:1px solid #d8cfbb;font-size:14px;color:#5b544a';

function renderHtml({ subject, language, greeting, lines, links, footer, footerLink }: MailParts): string {
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const anchor = ({ label, url }: MailLink, style: string): string =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  const main = links.map(
    (link, i) => `<p>${anchor(link, i === links.length - 1 ? BUTTON : 'color:#1c5fa8')}</p>`,
  );
  const end = footerLink === undefined ? '' : `<br>${anchor(footerLink, 'color:#5b544a')}`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${PAGE}"><div style="${CARD}">`,
    paragraph(greeting),
    ...lines.map(paragraph),
    ...main,
    `<p style="${FOOTER}">${escapeHtml(footer)}${end}</p>`,
    '</div></body></html>',
  ].join('\n');
}
