import type { Language } from '@pithead/text';

const WRONG_ASSEMBLY =
  /[{}#]|undefined|NaN|\[object|null|Infinity| {2}|\(\)|\( | \)| [,.:;]|[:,;] ?[.,;]|: ?$|→ ?$|^ ?→|\.\.|^\s|\s$|(?<!RW)-\d|!/;
const RULE_IDS = /[a-z][A-Z]|\b(entrance|crew|money|zinc|copper|silver|gold|buy|sell|al|[a-d])-|\d>/;
/** Whole words; umlauts and ß are letters too. */
const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(${list})(?!\\p{L})`, 'u');
/** Words of other languages and of the rules, and words that the glossary forbids. */
const LEFTOVERS: Readonly<Record<Language, RegExp>> = {
  de: words(
    'the|and|of|with|from|crews?|tiles?|cubes?|power|turn|round|border|core|entrance|mineshaft|zinc|copper|silver|gold|money|safety|mobility|bribery|extraction|het|een|de|en|van|teams?|kracht|tegels?|zink|koper|zilver|goud|ronde|rand|Spieler|Sie|man|VP|SP|AI',
  ),
  en: words(
    'der|die|das|und|von|auf|Plättchen|Runde|Trupps?|Leistung|Feld|Zink|Kupfer|Silber|Gold|het|een|van|op|tegels?|kracht|zink|koper|zilver|goud|rand|gray|color|center|dice|VP|SP|AI',
  ),
  nl: words(
    'the|and|with|from|crews?|tiles?|cubes?|power|turn|round|border|core|entrance|mineshaft|zinc|copper|silver|gold|money|safety|mobility|bribery|extraction|der|das|und|von|mit|auf|Plättchen|Runde|Trupps?|Leistung|Feld|u|uw|haar|winnen|VP|SP|AI',
  ),
};
/** As the glossary prescribes: symbol, no-break space and grouping of the language. */
const MONEY: Readonly<Record<Language, RegExp>> = {
  de: /^(\d{1,3}(\.\d{3})*\u00a0\$)$/,
  en: /^(\$\d{1,3}(,\d{3})*)$/,
  nl: /^(\$\u00a0\d{1,3}(\.\d{3})*)$/,
};
const AMOUNT = /\u2212?(\$\u00a0?)?\d[\d.,]*\d(\u00a0?\$)?|\$\u00a0?\d/g;

const COUNTED: Readonly<Record<Language, readonly (readonly [one: string, several: string])[]>> = {
  de: [
    ['Prestigepunkt', 'Prestigepunkten?'],
    ['Transaktion', 'Transaktionen'],
    ['Aktion', 'Aktionen'],
    ['Rohstoff', 'Rohstoffen?'],
    ['Person', 'Personen'],
    ['Realisierung', 'Realisierungen'],
  ],
  en: [
    ['prestige point', 'prestige points'],
    ['transaction', 'transactions'],
    ['action', 'actions'],
    ['cube', 'cubes'],
    ['(insurance )?tile', '(insurance )?tiles'],
    ['player', 'players'],
    ['achievement', 'achievements'],
  ],
  nl: [
    ['prestigepunt', 'prestigepunten'],
    ['transactie', 'transacties'],
    ['actie', 'acties'],
    ['(grondstof)?blokje', '(grondstof)?blokjes'],
    ['(verzekerings)?tegel', '(verzekerings)?tegels'],
    ['speler', 'spelers'],
    ['prestatie', 'prestaties'],
  ],
};

const wrongNumber = (language: Language): RegExp =>
  new RegExp(
    COUNTED[language]
      .flatMap(([one, several]) => [`(?<![\\d.,])1 ${several}\\b`, `(?<![\\d.,])(0|[2-9]|\\d{2,}) ${one}\\b`])
      .join('|'),
  );
const NUMBERS: Readonly<Record<Language, RegExp>> = {
  de: wrongNumber('de'),
  en: wrongNumber('en'),
  nl: wrongNumber('nl'),
};

export function textFaults(language: Language, text: string): string[] {
  const patterns = [WRONG_ASSEMBLY, RULE_IDS, LEFTOVERS[language], NUMBERS[language], /\d{4}|\d \$|\$ \d/];
  const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const amounts = [...text.matchAll(AMOUNT)]
    .map(([amount]) => amount)
    .filter((amount) => amount.includes('$') && !MONEY[language].test(amount));
  return [...(text === '' ? ['no text'] : []), ...found, ...amounts];
}
