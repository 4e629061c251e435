import type { Language } from '@pithead/text';
import type { LocalFailure } from './storedMatch.ts';

export interface OfflineTexts {
  /** The browser denies storage. */
  readonly notLasting: string;
  readonly failures: Readonly<Record<LocalFailure, string>>;
  readonly broken: string;
  readonly stalls: Readonly<Record<'bots' | 'storage', string>>;
}

const de: OfflineTexts = {
  notLasting:
    'Dein Browser lässt uns nichts speichern: Diese Partie ist weg, sobald du die Seite schließt oder neu lädst.',
  failures: {
    unknownMatch:
      'Diese Partie gibt es auf diesem Gerät nicht. Vielleicht wurde sie gelöscht oder in einem anderen Browser begonnen.',
    otherVersion:
      'Diese Partie hast du nach einer anderen Fassung der Spielregeln begonnen. Sie lässt sich hier nicht fortsetzen.',
    damaged: 'Diese Partie ist beschädigt und lässt sich nicht fortsetzen.',
  },
  broken: 'Das Spiel ist ins Stocken geraten. Es ist alles gespeichert.',
  stalls: {
    bots: 'Die Bots lassen sich gerade nicht laden. Ist das Netz da? Deine Partie ist gespeichert.',
    storage: 'Der letzte Zug ließ sich nicht speichern. Vielleicht ist der Speicher deines Browsers voll.',
  },
};

const en: OfflineTexts = {
  notLasting:
    'Your browser does not let us store anything: this game is gone as soon as you close or reload the page.',
  failures: {
    unknownMatch:
      'There is no such game on this device. It may have been deleted, or begun in another browser.',
    otherVersion: 'You began this game under another version of the rules. It cannot be continued here.',
    damaged: 'This game is damaged and cannot be continued.',
  },
  broken: 'The game has got stuck. Everything is saved.',
  stalls: {
    bots: 'The bots can’t be loaded right now. Is the network there? Your game is saved.',
    storage: 'The last move could not be saved. Your browser’s storage may be full.',
  },
};

const nl: OfflineTexts = {
  notLasting:
    'Je browser laat ons niets bewaren: deze partij is weg zodra je de pagina sluit of opnieuw laadt.',
  failures: {
    unknownMatch:
      'Deze partij staat niet op dit toestel. Misschien is ze verwijderd of in een andere browser begonnen.',
    otherVersion:
      'Deze partij ben je met een andere versie van de spelregels begonnen. Je kunt ze hier niet voortzetten.',
    damaged: 'Deze partij is beschadigd en kan niet worden voortgezet.',
  },
  broken: 'Het spel is vastgelopen. Alles is bewaard.',
  stalls: {
    bots: 'De bots kunnen nu niet worden geladen. Is er netwerk? Je partij is bewaard.',
    storage: 'De laatste zet kon niet worden opgeslagen. Misschien is de opslag van je browser vol.',
  },
};

export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = { de, en, nl };
