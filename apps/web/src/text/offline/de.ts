import type { Translation } from '@pithead/text';
import type { offlineEn } from './en.ts';

export const offlineDe: Translation<typeof offlineEn> = {
  notLasting:
    'Dein Browser lässt uns nichts speichern: Diese Partie ist weg, sobald du die Seite schließt oder neu lädst.',
  failures: {
    unknownMatch:
      'Diese Partie gibt es auf diesem Gerät nicht. Vielleicht wurde sie gelöscht oder in einem anderen Browser begonnen.',
    otherVersion:
      'Diese Partie hast du nach einer anderen Fassung der Spielregeln begonnen. Sie lässt sich hier nicht fortsetzen.',
    damaged: 'Diese Partie ist beschädigt und lässt sich nicht fortsetzen.',
  },
  broken: 'Das Spiel ist hängen geblieben. Es ist alles gespeichert.',
  stalls: {
    bots: 'Die Bots ließen sich nicht laden. Bist du online? Deine Partie ist gespeichert.',
    storage: 'Der letzte Zug ließ sich nicht speichern. Vielleicht ist der Speicher deines Browsers voll.',
  },
};
