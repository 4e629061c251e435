import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  unknownCommand: 'Het commando “{command}” bestaat niet. Hulp: pithead help',
  unknownFlag: 'De aanduiding {flag} bestaat hier niet. Hulp: pithead help',
  flagNeedsValue: 'Achter {flag} ontbreekt een waarde.',
  flagWithoutValue: '{flag} krijgt geen waarde.',
  tooManyWords: 'Eén woord te veel: “{word}”.',
  gameMissing: 'Welk spel? Beschikbaar: {games}',
  unknownGame: 'Het spel “{game}” bestaat niet. Beschikbaar: {games}',
  unknownLanguage: 'De taal “{language}” bestaat niet. Beschikbaar: {languages}',
  notANumber: '{flag} vraagt om een geheel getal, niet om “{text}”.',
  outOfRange: '{flag} moet tussen {min} en {max} liggen.',
  optionForm: 'Een regeloptie geef je als naam=waarde, niet als “{text}”.',
  unknownOption: 'Dit spel heeft geen regeloptie “{option}”. Wel: {options}',
  badOptionValue: 'De regeloptie {option} kan niet “{value}” zijn. Mogelijk: {values}',
  badKey: 'Een sleutel heeft 64 hexadecimale cijfers.',
  badNotation: 'Dit is geen zet: “{text}”.',
  badSeatCount: 'Dit spel is voor {min} tot {max} spelers, niet voor {seats}.',
  unknownBot: 'De bot “{bot}” bestaat niet. Beschikbaar: {bots}',
  botsMissing: 'Welke bots? Minstens twee, bijvoorbeeld --bots director,greedy. Beschikbaar: {bots}',
  tooManyBots: '{bots, number} bots passen niet aan een tafel met {players, number} plaatsen.',
  sameBot: 'De bot “{bot}” is twee keer genoemd.',
  keepPlain: '--keep neemt resultaten zonder --option en met startgetallen vanaf 1.000.000.',
  unknownGate: 'De drempel “{gate}” bestaat niet. Beschikbaar: {gates}',
  benchMissing: 'Welke meting? Beschikbaar: {benches}',
  unknownBench: 'De meting “{bench}” bestaat niet. Beschikbaar: {benches}',
  noChromium:
    'De pagina’s worden in Chromium gemeten, en op {place} staat er geen. Installeer het of noem er een in PITHEAD_CHROMIUM.',
  unknownSeat: 'De plaats “{seat}” bestaat niet. Er zijn de plaatsen A tot en met {last}.',
  badName: 'De naam “{name}” kan niet: één regel zichtbare tekst, aan tafel ten hoogste 24 tekens.',
  sameName: 'Twee plaatsen hebben de naam “{name}”.',
  botName: 'Alleen bots heten zoals “{name}”: een opgeslagen partij zou niet weten wie een mens is.',
  otherGame: '“{file}” is een partij {game}.',
  otherSeatCount: '“{file}” heeft {seats} plaatsen.',
  notWithLoad: '{flag} kan niet samen met --load: de opgeslagen partij heeft dat al.',
  fileNameMissing: 'De naam van een bestand ontbreekt.',
  fileMissing: 'Het bestand “{file}” bestaat niet.',
  fileUnreadable: 'Het bestand “{file}” is niet leesbaar ({code}).',
  fileTooLarge: 'Het bestand “{file}” is te groot voor een opgeslagen partij.',
  fileUnwritable: 'Naar “{file}” kan niets geschreven worden{code, select, none {} other { ({code})}}.',
  isDirectory: '“{file}” is een map, geen bestand.',
  notAFile: '“{file}” is geen gewoon bestand.',
  notOverwritten: '“{file}” bestaat al en is geen opgeslagen partij; het bestand blijft zoals het is.',
  badRecord: '“{file}” is geen volledige opgeslagen partij (beschadigd: {field}).',
  otherVersion:
    'De partij is gespeeld volgens versie {version} van de regels; dit programma heeft versie {ours}.',
  recordDiffers: '“{file}” is veranderd: de partij erin leidt tot een andere stand. Meer: pithead verify',
  noRulebook: 'De regels van {game} zijn niet hier: ze liggen bij de broncode.',
  noSources: 'De broncode van {game} is niet hier, dus valt er niets te tellen.',
  unknownRule: 'De regel “{rule}” bestaat niet.',
  onlyInEnglish: 'Alleen in het Engels beschikbaar:',
  unexpected: 'Er is iets mis met het programma zelf: {message}',
  outputFailed: 'De uitvoer kan niet geschreven worden ({code}).',

  verified:
    'OK {file}: {plies, plural, one {# beslissing} other {# beslissingen}}, controlegetal aan het eind {hash}',
  verifiedUnfinished:
    'OK {file}: {plies, plural, one {# beslissing} other {# beslissingen}}, nog niet afgelopen, controlegetal tot nu toe {hash}',
  otherCommitment: '{file}: de sleutel past niet bij zijn vastlegging.',
  illegalPly: '{file}: beslissing {ply} ({what}) is tegen de regels ({rule}): {reason}',
  unknownPly: '{file}: beslissing {ply} ({what}) is geen zet van dit spel: {reason}',
  otherHash: '{file}: na beslissing {ply} is het controlegetal {computed}, opgetekend is {recorded}.',
  moreDifferences: '{file}: nog {count, plural, one {# verschil} other {# verschillen}}.',

  simulated:
    '{game}, {players} spelers: {finished, number} van {games, plural, one {# partij} other {# partijen}} afgelopen',
  simulatedPlies:
    '{plies, plural, one {# beslissing} other {# beslissingen}}, waarvan {decisions, number} met een keuze',
  simulatedSpeed: '{seconds, number} s, {speed, number} beslissingen per seconde',
  simulatedViolations: '{violations, plural, one {# schending} other {# schendingen}}',
  simulatedUnchecked: 'niet op schendingen gecontroleerd (dat doet --check)',
  simulatedHash: 'controlegetal {hash}',
  progress: '{done, number} van {all, number}',

  arenaPlayed:
    '{game}, {players} spelers: {games, plural, one {# partij} other {# partijen}} vanaf startgetal {seed}, {seconds, number} s, {speed, number} beslissingen per seconde',
  arenaStanding: 'wint {share} ({low} – {high}), gemiddelde plaats {rank}, denkt {p50} ms (p99 {p99} ms)',
  ladderPlayed:
    '{game}, {players} spelers: {games, plural, one {# partij} other {# partijen}} per ontmoeting vanaf startgetal {seed}',
  ladderStanding: 'Elo {elo} ± {error}, wint {share}',
  ladderStep: '{higher} wint {share} tegen {lower}',

  rulesCounted: '{game}: {rules} regels (waarvan {information} alleen ter informatie), {cases} testgevallen',
  rulesCited: 'in het programma genoemd: {code}, in tests genoemd: {tests}',
  uncitedInCode: 'in het programma niet genoemd: {count}',
  uncitedInTests: 'in tests niet genoemd: {count}',
  untested: 'testgevallen zonder test: {count}',
  dangling: 'genoemd, maar niet in de regels: {count}',

  total: 'Totaal',
  rank: 'Rang',
  rankNumber: '{rank}e',
  wins: '{names} wint.',
  sharedVictory: 'Gedeelde overwinning: {names}.',
  commitment: 'Vastlegging van de verdeling (SHA-256 van de sleutel): {commitment}',
  keyOpened: 'Sleutel, nu open: {key}',
  notOver:
    'De partij is niet afgelopen: {plies, plural, one {# beslissing} other {# beslissingen}} tot nu toe.',

  human: 'Speler {number}',
  apprentice: 'Leerling',
  apprenticeIs: 'leert nog',
  hewer: 'Houwer',
  hewerIs: 'kent het vak',
  foreman: 'Opzichter',
  foremanIs: 'denkt vooruit',
  director: 'Directeur',
  directorIs: 'straft elke fout af',
  chooseLevel: 'Hoe sterk moeten de bots zijn?',
  chooseLevelHow: 'Typ een nummer of een woord. Alleen Enter: {number}) {level}',
  notInList: '“{text}” staat niet in de lijst.',
  thinking: '{name} denkt na …',
  passKeyboard: 'Geef het toetsenbord door aan {name}.',
  pressEnter: 'Verder met de Enter-toets.',
  welcome: 'Glück auf! Typ een nummer en druk op Enter. Alle commando’s: hulp',
  commandsHint: 'ongedaan · waarom … · tip · verloop · regels … · opslaan … · hulp · stop',
  scrollHint: 'nog {lines, plural, one {# regel} other {# regels}} (Page Up, Page Down)',
  sinceLastTurn: 'Sinds je vorige beurt',
  earlierLines: '… {count, plural, one {# eerdere regel} other {# eerdere regels}}: verloop',
  notPossible: 'Nu niet mogelijk:',
  andMore: '… en nog {count, number}',
  enterPlays: 'of alleen Enter',
  notUnderstood: '“{text}” is geen mogelijkheid en geen commando. Zie: hulp',
  overAlready: '“{text}” doet niets meer: de partij is afgelopen. Zie: hulp',
  noSuchNoun: '“{noun}” bestaat niet. Wat erop lijkt: {options}',
  ambiguous: '“{text}” kan van alles betekenen: {options}',
  didYouMean: 'Bedoel je {number}) {offer}? Typ dan {number}.',
  noSuchNumber: 'Nummer {number} staat niet in de lijst.',
  nothingPlayed: 'Er is niets gespeeld; deel {number} van de invoer kan niet: {reason}',
  reason: '{thing} – {reason}',
  possible: '{thing} – dit is mogelijk, het is nummer {number}.',
  nothingRefused: 'Alles wat je nu kunt beslissen, staat in de lijst.',
  whyWhat: 'Onder “{text}” is niets bekend.',
  undone: 'Ongedaan gemaakt.',
  hintComes: 'Er wordt een tip gezocht …',
  hint: 'Tip: {number}) {offer}',
  hintShare: 'winstkans ongeveer {share, number, percent}',
  hintNext: 'de op één na beste keuze is {number}) {offer}: {difference}',
  hintLess: 'aan het eind {score} minder',
  hintLessIn: 'aan het eind {score} minder, vooral “{source}”',
  hintEqual: 'ongeveer even goed',
  ruleWhich: 'Welke regel? Bijvoorbeeld: regels {example}',
  fileWhich: 'Welk bestand? Bijvoorbeeld: {command} partij.json',
  saved: 'Opgeslagen: {file}',
  loaded: 'Geladen: {file}',
  languageWhich: 'Welke taal? Beschikbaar: {languages}',
  languageSet: 'Vanaf nu in het Nederlands.',
  logEmpty: 'Er is nog niets gebeurd.',
  quitUnsaved:
    'Deze partij is niet opgeslagen. “opslaan BESTAND” bewaart haar, nog een keer “stop” beëindigt haar.',
  leaveUnsaved:
    'Deze partij is niet opgeslagen. Nog een keer Ctrl-C verlaat haar, “opslaan BESTAND” bewaart haar.',
  loadUnsaved:
    'Deze partij is niet opgeslagen. “opslaan BESTAND” bewaart haar, nog een keer “laden” geeft haar op.',
  saveAtEnd: '“opslaan BESTAND” bewaart de partij (om terug te kijken en te controleren); Enter beëindigt.',
  playHelp: `Speel met het nummer of in de schrijfwijze van de partijen: {example}
Meer in één keer, alles of niets: {several}
Enter              speelt de enige mogelijkheid
ongedaan           maakt één stap ongedaan
ongedaan beurt     maakt de hele beurt ongedaan
waarom IETS        waarom iets niet kan; waarom alleen somt alles op
tip                wat een goede bot zou spelen, en waarom
verloop [N]        de laatste N regels van het spelverloop
regels NUMMER      de tekst van een regel
tafel              nog een keer de tafel
opslaan BESTAND, laden BESTAND
taal de|en|nl      de taal
stop               beëindigt het programma`,
};
