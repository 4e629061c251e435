/**
 * Letters that look like Latin ones, so that nobody can take a name that looks like another's. Each pair is a
 * letter and the letter it is read as, after case and accents are folded. A Greek letter whose two forms
 * resemble different Latin letters stands for its capital (see `names.ts` for the small ones). Accounts are
 * stored under these keys: any change needs a migration that recomputes them.
 */
const LOOKALIKES = {
  Latin:
    'æae œoe øo ɵo ᴏo ɑa ᴀa ʙb ƀb ɓb ᴄc ƈc ɕc ꞓc đd ðd ɖd ɗd ᴅd ᴇe ɛe ꜰf ƒf ɡg ɢg ɠg ' +
    'ħh ɦh ʜh ɨi ɩi ɪi ȷj ɉj ᴊj ĸk ƙk ᴋk łl ɫl ɭl ʟl ǀl ǁll ' +
    'ᴍm ɱm ŋn ɲn ɴn þp ƥp ᴘp ɋq ʠq ʀr ɍr ɾr ꝛr ꜱs ʂs ŧt ƭt ʈt ᴛt ʉu ᴜu ʋv ᴠv ᴡw ʏy ƴy ɣy ƶz ʐz ᴢz',
  Cyrillic:
    'аa ӕae вb ьb ъb сc ԁd еe єe ғf ԍg нh һh ђh ћh іi ӏl ыbl юlo јj ' +
    'кk қk ԟk мm пn оo өo рp ԛq гr ѕs тt уy үy ұy ѵv ѡw ԝw хx ҳx з3 ӡ3 б6',
  Greek: 'αa βb γy εe ζz ηh θo ιi κk μm νn οo πn ρp ϸp σo τt υy χx ωw ϳj ϝf ϻm',
  Armenian: 'օo ոn ռn սu հh ցg զq գq յj լl տs',
  Coptic: 'ⲁa ⲃb ⲍz ⲏh ⲓi ⲕk ⲙm ⲛn ⲟo ⲣp ⲥc ⲧt ⲩy ⲭx ⲱw',
  Cherokee: 'Ꭺa Ᏼb Ꮟb Ꮯc Ꭰd Ꮷd Ꭼe Ꮐg Ᏻg Ꮋh Ꭵi Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮢr Ꮪs Ꮥs Ꭲt Ꮩv Ꮃw Ꮤw Ꭹy Ꮍy Ꮓz Ꮞ4 Ꮾ6',
  Lisu: 'ꓮa ꓐb ꓚc ꓓd ꓰe ꓝf ꓖg ꓧh ꓲi ꓙj ꓗk ꓡl ꓟm ꓠn ꓳo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz',
  others: 'ⵏl ⵔo ⵅx ᛁl ᚱr ᛒb ᚷx ᛕk ᛖm ჿo ყy',
  // Escaped, because right-to-left letters would reorder this line in an editor.
  rightToLeft:
    '\u05D5l \u05DFl \u05E1o \u0627l \u0661l \u06F1l \u0647o \u0665o \u06F5o \u06BEo \u06C1o \u06D5o',
  rings: '०o ০o ੦o ૦o ୦o ௦o ౦o ೦o ൦o ๐o ໐o ၀o ០o ᠐o ଠo ഠo ဝo 〇o ○o ◯o',
  signs: '|l ∣l ×x ∪u ∨v ℮e ⍺a',
} as const;

/** Negative squared and circled letters and regional indicators: Unicode does not decompose them. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6] as const;

/** Vowel signs of scripts without case stay: names may differ in them alone. */
const MARKS = /\p{Script=Inherited}|[\u0591-\u05C7]|(?<!\p{Lo}\p{M}*)\p{M}/gu;

/**
 * Upper case first: only there ß equals SS, and ı equals I. Lower case alone would keep ẞ and a final Σ
 * distinct.
 */
const fold = (text: string): string =>
  plain(plain(text.toUpperCase()).toLowerCase()).replaceAll('ß', 'ss').replaceAll('ς', 'σ');
const plain = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '');

export const LOOKALIKE_LETTERS: ReadonlyMap<string, string> = new Map([...pairs(), ...alphabets()]);

function pairs(): [string, string][] {
  return Object.values(LOOKALIKES)
    .flatMap((row) => row.split(' '))
    .map((pair) => {
      const [stranger = '', ...latin] = pair;
      return [fold(stranger), latin.join('')];
    });
}

function alphabets(): [string, string][] {
  return ALPHABETS.flatMap((first) =>
    Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index): [string, string] => [
      String.fromCodePoint(first + index),
      letter,
    ]),
  );
}

export function lookalikeKey(name: string): string {
  const flagless = name.replaceAll(/\p{Regional_Indicator}{2}/gu, '');
  return Array.from(fold(flagless), (letter) => LOOKALIKE_LETTERS.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}\p{M}]|[\u02B0-\u02FF]/gu, '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
