import type { Translation } from '@pithead/text';
import type { accountEn } from './en.ts';

export const accountNl: Translation<typeof accountEn> = {
  guest: 'Je speelt als gast. Je partijen staan alleen in deze browser. Wis je de gegevens, dan zijn ze weg.',
  none: 'Je hebt nog niet met anderen gespeeld, dus er is niets over je opgeslagen.',
  yours: 'Ingelogd als {name}.',
  noAnswer: 'De server antwoordt niet, dus je account kan nu niet worden getoond.',
  name: 'Naam',
  password: 'Wachtwoord',
  oldPassword: 'Oud wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  keepTitle: 'Partijen bewaren',
  keepText: 'Een naam en een wachtwoord, en je partijen volgen je naar elk toestel. Zonder e-mailadres.',
  create: 'Account maken',
  toldOfTurns: 'Wil je horen wanneer jij aan de beurt bent?',
  created: 'Je account “{name}” is gemaakt. Je bent ingelogd en je partijen staan erin.',
  lostTitle: 'Als je je wachtwoord kwijtraakt',
  lostText:
    'Bewaar het goed: er is geen e-mailadres om een nieuw naartoe te sturen. Ben je het kwijt, vraag het dan aan de mensen die deze server beheren. Met {command} kunnen ze je een nieuw geven. In elke browser waarin je bent ingelogd, kun je tot dan toe verder spelen.',
  forgotten: 'Wachtwoord vergeten?',
  lostWithEmail:
    'Met een bevestigd e-mailadres krijg je een link om een nieuw in te stellen. Zonder vraag je het aan de mensen die deze server beheren. Met {command} kunnen ze je een nieuw wachtwoord geven.',
  logInTitle: 'Inloggen',
  logIn: 'Inloggen',
  leaveGames: 'Gastpartijen weggooien en inloggen',
  logOut: 'Uitloggen',
  logOutAll: 'Overal uitloggen',
  changeName: 'Naam veranderen',
  changePassword: 'Wachtwoord veranderen',
  myData: 'Mijn gegevens',
  exportData: 'Mijn gegevens downloaden',
  remove: 'Account verwijderen',
  removeText:
    'Verwijdert je naam en alles wat erbij hoort. Anderen zien dan “Voormalige speler”. Een bot speelt je partijen uit.',
  removeSure: 'Voorgoed verwijderen',
  friends: 'Vrienden en geblokkeerden',
  moderation: 'Moderatie',
  saved: 'Opgeslagen.',
};
