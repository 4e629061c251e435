import type { Language } from '@pithead/text';

/** Signs of a text that was assembled wrongly. */
const BROKEN =
  /[{}#]|undefined|NaN|\[object|null|Infinity| {2}|\(\)|\( | \)| [,.:;]|[:,;] ?[.,;]|: ?$|→ ?$|^ ?→|\.\.|^\s|\s$|(?<!SB)-\d|!/;
/** Ids of the rules, except those that are words of the language. */
const IDS: Readonly<Record<Language, RegExp>> = {
  de: /\b(gas|coal|oil|diamonds?|logistics|salesman|worker|investor|manager|research|supply|vladivostok|yamal|taymyr|yenisei|sayan|olenyok|vilyuy|yana|okhotsk|zurich|singapore)\b|exchange-/i,
  en: /exchange-|\w-(gas|coal|oil|gold|diamond)/,
  nl: /\b(gas|coal|oil|gold|diamond|logistics|salesman|worker|investor|research|supply|altai|yamal|taymyr|yenisei|sayan|olenyok|vilyuy|yana|amur|okhotsk|tokyo|london|zurich)\b|exchange-/i,
};
const LEFTOVERS: Readonly<Record<Language, RegExp>> = {
  de: /\b(the|and|tiles?|workers?|of|with|from|round|price|het|een|de|en|van|tegels?|beurs|Spieler|Sie|man|VP|SP)\b/,
  en: /\b(der|die|das|und|Plättchen|Runde|Börse|Gebiet|het|een|van|tegel|beurs|gebied|gray|color|center|VP|SP)\b/,
  nl: /\b(the|and|tiles?|workers?|with|from|price|der|das|und|mit|auf|Plättchen|Runde|Börse|Gebiet|u|uw|zijn goud|haar|kolen|winnen|VP|SP)\b/,
};
/** Money as the glossary prescribes: symbol, no-break space and grouping of the language. */
const MONEY: Readonly<Record<Language, RegExp>> = {
  de: /^(\d{1,3}(\.\d{3})*\u00a0\$)$/,
  en: /^(\$\d{1,3}(,\d{3})*)$/,
  nl: /^(\$\u00a0\d{1,3}(\.\d{3})*)$/,
};
const AMOUNT = /\u2212?(\$\u00a0?)?\d[\d.,]*\d(\u00a0?\$)?|\$\u00a0?\d/g;

/** In German the names of two persons differ from their ids only by the capital letter. */
const withoutCapitals = (text: string): string => text.replaceAll(/\b(Manager|Investor)\b/g, '');

export function textFaults(language: Language, text: string): string[] {
  const patterns = [BROKEN, /[a-z][A-Z]/, LEFTOVERS[language], /\d{4}|\d \$|\$ \d/];
  const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const ids = IDS[language].exec(language === 'de' ? withoutCapitals(text) : text)?.[0] ?? [];
  const amounts = [...text.matchAll(AMOUNT)]
    .map(([amount]) => amount)
    .filter((amount) => amount.includes('$') && !MONEY[language].test(amount));
  return [...(text === '' ? ['no text'] : []), ...found, ...[ids].flat(), ...amounts];
}
