import type { Translation } from '@pithead/text';
import type { offlineEn } from './en.ts';

export const offlineNl: Translation<typeof offlineEn> = {
  notLasting:
    'Je browser laat ons niets bewaren: deze partij is weg zodra je de pagina sluit of opnieuw laadt.',
  failures: {
    unknownMatch:
      'Deze partij staat niet op dit toestel. Misschien is hij verwijderd of in een andere browser begonnen.',
    otherVersion:
      'Deze partij ben je met een andere versie van de spelregels begonnen. Je kunt hem hier niet voortzetten.',
    damaged: 'Deze partij is beschadigd en kan niet worden voortgezet.',
  },
  broken: 'Het spel is vastgelopen. Alles is bewaard.',
  stalls: {
    bots: 'De bots konden niet worden geladen. Ben je online? Je partij is bewaard.',
    storage: 'De laatste zet kon niet worden opgeslagen. Misschien is de opslag van je browser vol.',
  },
};
