import type { Language } from '@pithead/text';
import type { LocalFailure } from './storedMatch.ts';

export interface OfflineTexts {
  /** The browser denies storage. */
  readonly notLasting: string;
  readonly failures: Readonly<Record<LocalFailure, string>>;
  readonly broken: string;
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
  broken: 'Das Spiel ist ins Stocken geraten. Lade die Seite neu: Es ist alles gespeichert.',
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
  broken: 'The game has got stuck. Reload the page: everything is saved.',
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
  broken: 'Het spel is vastgelopen. Laad de pagina opnieuw: alles is bewaard.',
};

export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = { de, en, nl };
