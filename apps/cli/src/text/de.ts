import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  unknownCommand: 'Den Befehl „{command}“ gibt es nicht. Hilfe: pithead help',
  unknownFlag: 'Die Angabe {flag} gibt es hier nicht. Hilfe: pithead help',
  flagNeedsValue: 'Hinter {flag} fehlt ein Wert.',
  flagWithoutValue: '{flag} nimmt keinen Wert.',
  tooManyWords: 'Ein Wort zu viel: „{word}“.',
  gameMissing: 'Welches Spiel? Es gibt: {games}',
  unknownGame: 'Das Spiel „{game}“ gibt es nicht. Es gibt: {games}',
  unknownLanguage: 'Die Sprache „{language}“ gibt es nicht. Es gibt: {languages}',
  notANumber: '{flag} braucht eine ganze Zahl, nicht „{text}“.',
  outOfRange: '{flag} muss zwischen {min} und {max} liegen.',
  optionForm: 'Eine Regeloption gibst du als Name=Wert an, nicht als „{text}“.',
  unknownOption: 'Die Regeloption „{option}“ hat dieses Spiel nicht. Es hat: {options}',
  badOptionValue: 'Die Regeloption {option} kann nicht „{value}“ sein. Möglich: {values}',
  badKey: 'Ein Schlüssel hat 64 hexadezimale Ziffern.',
  badNotation: 'Das ist kein Zug: „{text}“.',
  badSeatCount: 'Dieses Spiel ist für {min} bis {max} Personen, nicht für {seats}.',
  unknownBot: 'Den Bot „{bot}“ gibt es nicht. Es gibt: {bots}',
  botsMissing: 'Welche Bots? Mindestens zwei, zum Beispiel --bots director,greedy. Es gibt: {bots}',
  tooManyBots: '{bots, number} Bots passen nicht an einen Tisch mit {players, number} Plätzen.',
  sameBot: 'Der Bot „{bot}“ ist zweimal genannt.',
  keepPlain: '--keep nimmt Ergebnisse ohne --option und mit Startzahlen ab 1.000.000.',
  unknownGate: 'Die Marke „{gate}“ gibt es nicht. Es gibt: {gates}',
  benchMissing: 'Welche Messung? Es gibt: {benches}',
  unknownBench: 'Die Messung „{bench}“ gibt es nicht. Es gibt: {benches}',
  noChromium:
    'Die Seiten werden in Chromium gemessen, und unter {place} ist keines. Bitte installieren oder in PITHEAD_CHROMIUM angeben.',
  unknownSeat: 'Den Platz „{seat}“ gibt es nicht. Es gibt die Plätze A bis {last}.',
  badName: 'Der Name „{name}“ geht nicht: eine Zeile sichtbarer Text, am Tisch höchstens 24 Zeichen.',
  sameName: 'Zwei Plätze haben den Namen „{name}“.',
  botName: 'So wie „{name}“ heißen nur Bots: Eine gespeicherte Partie wüsste nicht, wer ein Mensch ist.',
  otherGame: '„{file}“ ist eine Partie {game}.',
  otherSeatCount: '„{file}“ hat {seats} Plätze.',
  notWithLoad: '{flag} geht nicht zusammen mit --load: Die gespeicherte Partie bringt das schon mit.',
  fileNameMissing: 'Es fehlt der Name einer Datei.',
  fileMissing: 'Die Datei „{file}“ gibt es nicht.',
  fileUnreadable: 'Die Datei „{file}“ ist nicht lesbar ({code}).',
  fileTooLarge: 'Die Datei „{file}“ ist zu groß für eine gespeicherte Partie.',
  fileUnwritable: 'Nach „{file}“ lässt sich nichts schreiben{code, select, none {} other { ({code})}}.',
  isDirectory: '„{file}“ ist ein Ordner, keine Datei.',
  notAFile: '„{file}“ ist keine gewöhnliche Datei.',
  notOverwritten: '„{file}“ gibt es schon und ist keine gespeicherte Partie; die Datei bleibt, wie sie ist.',
  badRecord: '„{file}“ ist keine vollständige gespeicherte Partie (beschädigt: {field}).',
  otherVersion:
    'Die Partie wurde nach Version {version} der Regeln gespielt; dieses Programm hat Version {ours}.',
  recordDiffers:
    '„{file}“ wurde verändert: Die Partie darin führt zu einem anderen Stand. Genauer: pithead verify',
  noRulebook: 'Die Regeln von {game} sind nicht hier: Sie liegen bei den Quelltexten.',
  noSources: 'Die Quelltexte von {game} sind nicht hier, also gibt es nichts zu zählen.',
  unknownRule: 'Die Regel „{rule}“ gibt es nicht.',
  onlyInEnglish: 'Nur auf Englisch vorhanden:',
  unexpected: 'Am Programm selbst stimmt etwas nicht: {message}',
  outputFailed: 'Die Ausgabe lässt sich nicht schreiben ({code}).',

  verified:
    'OK {file}: {plies, plural, one {# Entscheidung} other {# Entscheidungen}}, Prüfsumme am Ende {hash}',
  verifiedUnfinished:
    'OK {file}: {plies, plural, one {# Entscheidung} other {# Entscheidungen}}, noch nicht zu Ende, Prüfsumme bisher {hash}',
  otherCommitment: '{file}: Der Schlüssel passt nicht zu seiner Festlegung.',
  illegalPly: '{file}: Entscheidung {ply} ({what}) ist gegen die Regeln ({rule}): {reason}',
  unknownPly: '{file}: Entscheidung {ply} ({what}) ist kein Zug dieses Spiels: {reason}',
  otherHash: '{file}: Nach Entscheidung {ply} ist die Prüfsumme {computed}, aufgezeichnet ist {recorded}.',
  moreDifferences: '{file}: {count, plural, one {# weitere Abweichung} other {# weitere Abweichungen}}.',

  simulated:
    '{game}, {players} Personen: {finished, number} von {games, plural, one {# Partie} other {# Partien}} beendet',
  simulatedPlies:
    '{plies, plural, one {# Entscheidung} other {# Entscheidungen}}, davon {decisions, number} mit Auswahl',
  simulatedSpeed: '{seconds, number} s, {speed, number} Entscheidungen je Sekunde',
  simulatedViolations: '{violations, plural, one {# Verletzung} other {# Verletzungen}}',
  simulatedUnchecked: 'nicht auf Verletzungen geprüft (das tut --check)',
  simulatedHash: 'Prüfsumme {hash}',
  progress: '{done, number} von {all, number}',

  arenaPlayed:
    '{game}, {players} Personen: {games, plural, one {# Partie} other {# Partien}} ab Startzahl {seed}, {seconds, number} s, {speed, number} Entscheidungen je Sekunde',
  arenaStanding: 'gewinnt {share} ({low} – {high}), mittlerer Rang {rank}, denkt {p50} ms (p99 {p99} ms)',
  ladderPlayed:
    '{game}, {players} Personen: {games, plural, one {# Partie} other {# Partien}} je Begegnung ab Startzahl {seed}',
  ladderStanding: 'Elo {elo} ± {error}, gewinnt {share}',
  ladderStep: '{higher} gewinnt {share} gegen {lower}',

  rulesCounted: '{game}: {rules} Regeln (davon {information} nur zur Information), {cases} Testfälle',
  rulesCited: 'im Programm genannt: {code}, in Tests genannt: {tests}',
  uncitedInCode: 'im Programm nicht genannt: {count}',
  uncitedInTests: 'in Tests nicht genannt: {count}',
  untested: 'Testfälle ohne Test: {count}',
  dangling: 'genannt, aber nicht in den Regeln: {count}',

  total: 'Summe',
  rank: 'Rang',
  rankNumber: '{rank}.',
  wins: '{names} gewinnt.',
  sharedVictory: 'Gemeinsamer Sieg: {names}.',
  commitment: 'Festlegung der Verteilung (SHA-256 des Schlüssels): {commitment}',
  keyOpened: 'Schlüssel, nun offen: {key}',
  notOver:
    'Die Partie ist nicht zu Ende: {plies, plural, one {# Entscheidung} other {# Entscheidungen}} bisher.',

  human: 'Person {number}',
  apprentice: 'Lehrling',
  apprenticeIs: 'lernt noch',
  hewer: 'Hauer',
  hewerIs: 'versteht sein Handwerk',
  foreman: 'Steiger',
  foremanIs: 'denkt voraus',
  director: 'Direktor',
  directorIs: 'bestraft jeden Fehler',
  chooseLevel: 'Wie stark sollen die Bots sein?',
  chooseLevelHow: 'Gib eine Nummer oder ein Wort ein. Nur die Eingabetaste: {number}) {level}',
  notInList: '„{text}“ steht nicht in der Liste.',
  thinking: '{name} denkt nach …',
  passKeyboard: 'Gib die Tastatur an {name} weiter.',
  pressEnter: 'Weiter mit der Eingabetaste.',
  welcome: 'Glück auf! Gib eine Nummer ein und drücke die Eingabetaste. Alle Befehle: hilfe',
  commandsHint: 'rückgängig · warum … · tipp · verlauf · regeln … · speichern … · hilfe · ende',
  scrollHint: '{lines, plural, one {# weitere Zeile} other {# weitere Zeilen}} (Bild auf, Bild ab)',
  sinceLastTurn: 'Seit deinem letzten Zug',
  earlierLines: '… {count, plural, one {# frühere Zeile} other {# frühere Zeilen}}: verlauf',
  notPossible: 'Gerade nicht möglich:',
  andMore: '… und {count, number} weitere',
  enterPlays: 'oder nur die Eingabetaste',
  notUnderstood: '„{text}“ ist weder eine Möglichkeit noch ein Befehl. Siehe: hilfe',
  overAlready: '„{text}“ bewirkt nichts mehr: Die Partie ist zu Ende. Siehe: hilfe',
  noSuchNoun: '„{noun}“ gibt es nicht. Ähnlich: {options}',
  ambiguous: '„{text}“ kann mehreres heißen: {options}',
  didYouMean: 'Meinst du {number}) {offer}? Dann tippe {number}.',
  noSuchNumber: 'Die Nummer {number} steht nicht in der Liste.',
  nothingPlayed: 'Es wurde nichts gespielt; Teil {number} der Eingabe geht nicht: {reason}',
  reason: '{thing} – {reason}',
  possible: '{thing} – Das ist möglich, es ist Nummer {number}.',
  nothingRefused: 'Alles, was du jetzt entscheiden kannst, steht in der Liste.',
  whyWhat: 'Unter „{text}“ ist nichts bekannt.',
  undone: 'Zurückgenommen.',
  hintComes: 'Ein Tipp wird gesucht …',
  hint: 'Tipp: {number}) {offer}',
  hintShare: 'Siegchance etwa {share, number, percent}',
  hintNext: 'zweitbeste Wahl ist {number}) {offer}: {difference}',
  hintLess: 'am Ende {score} weniger',
  hintLessIn: 'am Ende {score} weniger, vor allem „{source}“',
  hintEqual: 'etwa gleich gut',
  ruleWhich: 'Welche Regel? Zum Beispiel: regeln {example}',
  fileWhich: 'Welche Datei? Zum Beispiel: {command} partie.json',
  saved: 'Gespeichert: {file}',
  loaded: 'Geladen: {file}',
  languageWhich: 'Welche Sprache? Es gibt: {languages}',
  languageSet: 'Ab jetzt auf Deutsch.',
  logEmpty: 'Es ist noch nichts geschehen.',
  quitUnsaved:
    'Diese Partie ist nicht gespeichert. „speichern DATEI“ sichert sie, noch einmal „ende“ beendet sie.',
  leaveUnsaved:
    'Diese Partie ist nicht gespeichert. Noch einmal Strg-C verlässt sie, „speichern DATEI“ sichert sie.',
  loadUnsaved:
    'Diese Partie ist nicht gespeichert. „speichern DATEI“ sichert sie, noch einmal „laden“ gibt sie auf.',
  saveAtEnd: '„speichern DATEI“ behält die Partie (zum Nachspielen und Prüfen); die Eingabetaste beendet.',
  playHelp: `Spiele mit der Nummer oder in der Schreibweise der Partien: {example}
Mehreres auf einmal, ganz oder gar nicht: {several}
Eingabetaste      spielt die einzige Möglichkeit
rückgängig        nimmt einen Schritt zurück
rückgängig zug    nimmt den ganzen Zug zurück
warum ETWAS       warum etwas nicht geht; warum allein zählt alles auf
tipp              was ein guter Bot spielen würde, und warum
verlauf [N]       die letzten N Zeilen des Spielverlaufs
regeln NUMMER     der Text einer Regel
tisch             noch einmal der Tisch
speichern DATEI, laden DATEI
sprache de|en|nl  die Sprache
ende              beendet das Programm`,
};
