import type { Translation } from '@pithead/text';
import type { panelsEn } from './en.ts';

export const panelsNl: Translation<typeof panelsEn> = {
  nothingNow: 'Je hoeft nu niets te kiezen. Ondertussen:',
  choices: '{count, plural, one {# mogelijkheid} other {# mogelijkheden}}',
  moreChoices: 'en nog {count}',
  showOnBoard: 'Op het bord tonen',
  lookAtBoards: 'Kies een naam om te zien wat die speler heeft.',
  lookAtLog: 'Het spelverloop vertelt wat er tot nu toe is gebeurd.',
  justHappened: 'Wat er net is gebeurd',
  showGroup: 'Op het bord tonen: {name}',
  figureChange: '{name}: {label} van {before} naar {after}',
  spectatorsChat:
    'Alleen toeschouwers lezen deze chat, de spelers niet. Je ziet wat iedereen aan tafel mag weten. Wat verborgen is, blijft ook voor jou verborgen tot het wordt onthuld.',
  notNow: '“{action}” kan nu niet. Nu: {prompt}',
  notYourTurn: 'Je bent nu niet aan de beurt. {prompt}',
  shortcuts: 'Sneltoetsen',
  shortcutsOff: 'Sneltoetsen met één toets staan uit in de instellingen.',
  keys: {
    o: 'naar de volgende mogelijke keuze',
    previous: 'naar de vorige mogelijke keuze',
    ends: 'naar de eerste en laatste mogelijke keuze',
    enter: 'kiezen',
    commandLine: 'commandoregel: spelen door te typen',
    c: 'bevestigen (hoofdknop)',
    u: 'één stap ongedaan maken',
    l: 'naar het spelverloop',
    m: 'menu',
    esc: 'animatie overslaan, sluiten',
    help: 'Wat kan ik nu doen?',
  },
};
