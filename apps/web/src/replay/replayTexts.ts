import type { Params } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import type { RecordFlaw } from './replayApi.ts';

export interface ReplayTexts {
  readonly title: string;
  readonly transport: string;
  readonly first: string;
  readonly previousTurn: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly nextTurn: string;
  readonly last: string;
  readonly speed: string;
  readonly moment: string;
  readonly jump: string;
  turn(number: number, name: string): string;
  at(turn: number, turns: number, ply: number, plies: number): string;
  readonly seenBy: string;
  readonly onlooker: string;
  readonly open: string;
  readonly log: string;
  readonly nothingYet: string;
  readonly table: string;
  readonly keys: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly saveJson: string;
  readonly saveNotation: string;
  readonly notOver: string;
  readonly chooseFile: string;
  readonly chooseText: string;
  readonly dropHere: string;
  readonly loading: string;
  readonly noServer: string;
  readonly failed: string;
  /** The address leads to no game. */
  readonly astray: string;
  readonly flaws: Readonly<Record<RecordFlaw, (params: Params) => string>>;
  readonly soFar: string;
  readonly sinceAll: string;
  sinceStep(at: number, of: number): string;
}

const de: ReplayTexts = {
  title: 'Nachspielen',
  transport: 'Abspielen',
  first: 'Zum Anfang',
  previousTurn: 'Einen Zug zurück',
  previous: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Einen Schritt weiter',
  nextTurn: 'Einen Zug weiter',
  last: 'Zum Ende',
  speed: 'Tempo',
  moment: 'Stelle der Partie',
  jump: 'Zu Zug springen',
  turn: (number, name) => `Zug ${number}: ${name}`,
  at: (turn, turns, ply, plies) => `Zug ${turn} von ${turns}, Schritt ${ply} von ${plies}`,
  seenBy: 'Sicht',
  onlooker: 'Zuschauende',
  open: 'Alles offen',
  log: 'Verlauf',
  nothingYet: 'Noch ist nichts geschehen.',
  table: 'Spieltisch',
  keys: '← und → gehen einen Schritt, Leertaste spielt ab, Pos1 und Ende springen.',
  copyLink: 'Link zu dieser Stelle kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Der Browser lässt uns nicht kopieren. Die Adresse oben führt zu dieser Stelle.',
  saveJson: 'Partie speichern (JSON)',
  saveNotation: 'Notation speichern',
  notOver: 'Diese Partie wurde nicht zu Ende gespielt.',
  chooseFile: 'Datei wählen',
  chooseText:
    'Hast du eine gespeicherte Partie? Öffne die Datei, und du kannst sie nachspielen. Sie bleibt auf deinem Gerät.',
  dropHere: 'Oder zieh die Datei hierher.',
  loading: 'Die Partie wird geprüft …',
  failed: 'Die Partie ließ sich nicht laden. Ist das Netz da?',
  noServer: 'Der Server antwortet nicht. Partien auf diesem Gerät und gespeicherte Dateien gehen trotzdem.',
  astray: 'Unter dieser Adresse gibt es keine Partie. Vielleicht ist der Link nicht ganz angekommen.',
  flaws: {
    notARecord: () => 'Das ist keine gespeicherte Partie.',
    partial: () =>
      'Das ist der Verlauf einer Partie, die beim Speichern noch lief. Nachspielen lässt sich nur eine beendete Partie.',
    unknownGame: ({ game }) => `Das Spiel „${game}“ kennen wir nicht.`,
    otherVersion: ({ version }) =>
      `Diese Partie wurde nach Fassung ${version} der Spielregeln gespielt, die es hier nicht gibt.`,
    damaged: () => 'Die Datei ist beschädigt: Es fehlt etwas, oder etwas darin kann nicht stimmen.',
    commitment: () =>
      'Diese Partie wurde verändert: Der Schlüssel passt nicht zu dem, was vor der Partie festgelegt war.',
    refused: ({ ply, rule }) =>
      `Diese Partie wurde verändert: Schritt ${ply} ist gegen die Regeln${rule === '' ? '' : ` (${rule})`}.`,
    hash: ({ ply }) => `Diese Partie wurde verändert: Nach Schritt ${ply} stimmt die Prüfsumme nicht.`,
    unknownMatch: () => 'Diese Partie gibt es auf diesem Gerät nicht.',
    unknownTable: () => 'Diesen Tisch gibt es nicht. Vielleicht ist der Link falsch oder zu alt.',
    notOver: () => 'Diese Partie läuft noch. Nachspielen kannst du sie, wenn sie zu Ende ist.',
  },
  soFar: 'Bisher geschehen',
  sinceAll: 'Alles zeigen',
  sinceStep: (at, of) => `${at} von ${of}`,
};

const en: ReplayTexts = {
  title: 'Replay',
  transport: 'Playback',
  first: 'To the beginning',
  previousTurn: 'One turn back',
  previous: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step forward',
  nextTurn: 'One turn forward',
  last: 'To the end',
  speed: 'Speed',
  moment: 'Moment of the game',
  jump: 'Jump to turn',
  turn: (number, name) => `Turn ${number}: ${name}`,
  at: (turn, turns, ply, plies) => `Turn ${turn} of ${turns}, step ${ply} of ${plies}`,
  seenBy: 'Seen by',
  onlooker: 'Spectators',
  open: 'Everything open',
  log: 'Log',
  nothingYet: 'Nothing has happened yet.',
  table: 'Table',
  keys: '← and → go one step, the space bar plays, Home and End jump.',
  copyLink: 'Copy a link to this moment',
  copied: 'Link copied.',
  notCopied: 'The browser does not let us copy. The address above leads to this moment.',
  saveJson: 'Save the game (JSON)',
  saveNotation: 'Save the notation',
  notOver: 'This game was not played to its end.',
  chooseFile: 'Choose a file',
  chooseText: 'Do you have a saved game? Open the file to replay it. It stays on your device.',
  dropHere: 'Or drop the file here.',
  loading: 'Checking the game …',
  failed: 'The game could not be loaded. Is the network there?',
  noServer: 'The server does not answer. Games on this device and saved files work all the same.',
  astray: 'There is no game at this address. Perhaps a part of the link is missing.',
  flaws: {
    notARecord: () => 'This is not a saved game.',
    partial: () =>
      'This is the log of a game that was still running when it was saved. Only a finished game can be replayed.',
    unknownGame: ({ game }) => `We do not know the game “${game}”.`,
    otherVersion: ({ version }) =>
      `This game was played under version ${version} of the rules, which is not available here.`,
    damaged: () => 'The file is damaged: something is missing, or something in it cannot be right.',
    commitment: () => 'This game was altered: the key does not match what was fixed before the game.',
    refused: ({ ply, rule }) =>
      `This game was altered: step ${ply} is against the rules${rule === '' ? '' : ` (${rule})`}.`,
    hash: ({ ply }) => `This game was altered: the checksum after step ${ply} is wrong.`,
    unknownMatch: () => 'There is no such game on this device.',
    unknownTable: () => 'There is no such table. The link may be wrong or too old.',
    notOver: () => 'This game is still running. You can replay it when it is over.',
  },
  soFar: 'So far',
  sinceAll: 'Show all',
  sinceStep: (at, of) => `${at} of ${of}`,
};

const nl: ReplayTexts = {
  title: 'Terugkijken',
  transport: 'Afspelen',
  first: 'Naar het begin',
  previousTurn: 'Eén beurt terug',
  previous: 'Eén stap terug',
  play: 'Afspelen',
  pause: 'Pauzeren',
  next: 'Eén stap verder',
  nextTurn: 'Eén beurt verder',
  last: 'Naar het einde',
  speed: 'Snelheid',
  moment: 'Moment in de partij',
  jump: 'Naar beurt springen',
  turn: (number, name) => `Beurt ${number}: ${name}`,
  at: (turn, turns, ply, plies) => `Beurt ${turn} van ${turns}, stap ${ply} van ${plies}`,
  seenBy: 'Gezien door',
  onlooker: 'Toeschouwers',
  open: 'Alles open',
  log: 'Verloop',
  nothingYet: 'Er is nog niets gebeurd.',
  table: 'Speeltafel',
  keys: 'Met ← en → ga je één stap, de spatiebalk speelt af, Home en End springen.',
  copyLink: 'Link naar dit moment kopiëren',
  copied: 'Link gekopieerd.',
  notCopied: 'De browser laat ons niet kopiëren. Het adres hierboven leidt naar dit moment.',
  saveJson: 'Partij opslaan (JSON)',
  saveNotation: 'Notatie opslaan',
  notOver: 'Deze partij is niet uitgespeeld.',
  chooseFile: 'Bestand kiezen',
  chooseText:
    'Heb je een opgeslagen partij? Open het bestand om ze terug te kijken. Het blijft op je toestel.',
  dropHere: 'Of sleep het bestand hierheen.',
  loading: 'De partij wordt gecontroleerd …',
  failed: 'De partij kon niet worden geladen. Is er netwerk?',
  noServer: 'De server antwoordt niet. Partijen op dit toestel en opgeslagen bestanden werken gewoon.',
  astray: 'Op dit adres staat geen partij. Misschien ontbreekt er een stuk van de link.',
  flaws: {
    notARecord: () => 'Dit is geen opgeslagen partij.',
    partial: () =>
      'Dit is het verloop van een partij die bij het opslaan nog bezig was. Alleen een afgelopen partij kun je terugkijken.',
    unknownGame: ({ game }) => `Het spel “${game}” kennen we niet.`,
    otherVersion: ({ version }) =>
      `Deze partij is gespeeld met versie ${version} van de spelregels, en die is hier niet beschikbaar.`,
    damaged: () => 'Het bestand is beschadigd: er ontbreekt iets, of er staat iets in wat niet kan kloppen.',
    commitment: () => 'Deze partij is gewijzigd: de sleutel past niet bij wat vóór de partij is vastgelegd.',
    refused: ({ ply, rule }) =>
      `Deze partij is gewijzigd: stap ${ply} is tegen de regels${rule === '' ? '' : ` (${rule})`}.`,
    hash: ({ ply }) => `Deze partij is gewijzigd: na stap ${ply} klopt het controlegetal niet.`,
    unknownMatch: () => 'Deze partij staat niet op dit toestel.',
    unknownTable: () => 'Deze tafel bestaat niet. Misschien is de link fout of te oud.',
    notOver: () => 'Deze partij is nog bezig. Je kunt hem terugkijken als hij is afgelopen.',
  },
  soFar: 'Tot nu toe',
  sinceAll: 'Alles tonen',
  sinceStep: (at, of) => `${at} van ${of}`,
};

export const REPLAY_TEXTS: Readonly<Record<Language, ReplayTexts>> = { de, en, nl };
