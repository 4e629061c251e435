import type { Translation } from '@pithead/text';
import type { replayEn } from './en.ts';

export const replayDe: Translation<typeof replayEn> = {
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
  turn: 'Zug {number}: {name}',
  at: 'Zug {turn} von {turns}, Schritt {ply} von {plies}',
  seenBy: 'Ansicht',
  spectators: 'Zuschauende',
  open: 'Alles aufdecken',
  log: 'Verlauf',
  nothingYet: 'Noch ist nichts passiert.',
  hasResigned: '{name} hat aufgegeben.',
  dealtAnew: 'Ab hier eine neue Partie: Alles, was {name} nicht sehen konnte, wurde neu ausgeteilt.',
  table: 'Spieltisch',
  keys: '← und → gehen einen Schritt, die Leertaste spielt ab und hält an, Pos1 und Ende springen an Anfang und Ende.',
  copyLink: 'Link zu dieser Stelle kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Der Browser verhindert das Kopieren. Die Adresse oben führt zu dieser Stelle.',
  saveJson: 'Partie herunterladen (JSON)',
  saveNotation: 'Notation herunterladen',
  notOver: 'Diese Partie wurde nicht zu Ende gespielt.',
  chooseFile: 'Datei wählen',
  chooseText:
    'Hast du eine gespeicherte Partie? Öffne die Datei, um sie nachzuspielen. Sie bleibt auf deinem Gerät.',
  dropHere: 'Oder zieh die Datei hierher.',
  loading: 'Die Partie wird geprüft …',
  failed: 'Die Partie ließ sich nicht laden. Bist du online?',
  noServer:
    'Der Server antwortet nicht. Partien auf diesem Gerät und gespeicherte Dateien funktionieren trotzdem.',
  badAddress: 'Unter dieser Adresse gibt es keine Partie. Vielleicht fehlt ein Stück des Links.',
  flaws: {
    notARecord: 'Das ist keine gespeicherte Partie.',
    partial:
      'Diese Partie lief noch, als sie gespeichert wurde. Nur beendete Partien lassen sich nachspielen.',
    unknownGame: 'Unbekanntes Spiel: „{game}“.',
    otherVersion:
      'Diese Partie wurde nach Fassung {version} der Spielregeln gespielt, die es hier nicht gibt.',
    damaged: 'Die Datei ist beschädigt: Etwas fehlt oder kann nicht stimmen.',
    commitment:
      'Diese Partie wurde verändert: Der Schlüssel passt nicht zu dem, was vor der Partie festgelegt war.',
    refused:
      'Diese Partie wurde verändert: Schritt {ply} verstößt gegen die Regeln{rule, select, none {} other { ({rule})}}.',
    hash: 'Diese Partie wurde verändert: Nach Schritt {ply} stimmt die Prüfsumme nicht.',
    unknownMatch: 'Diese Partie gibt es auf diesem Gerät nicht.',
    unknownTable: 'Diesen Tisch gibt es nicht. Vielleicht ist der Link falsch oder zu alt.',
    notOver: 'Diese Partie läuft noch. Nachspielen kannst du sie, wenn sie zu Ende ist.',
  },
  soFar: 'Bisher passiert',
  sinceAll: 'Alles zeigen',
  sinceStep: '{at} von {of}',
};
