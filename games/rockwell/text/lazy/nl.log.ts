import type { LazyMessages } from '../messages.ts';

export const nlLog: LazyMessages['facts'] = {
  bidRevealed: {
    nothing: '{name} biedt niets.',
    money: '{name} biedt {goods}.',
    cubes: '{name} biedt {goods} (waarde {value}).',
  },
  managementOrder: 'Directievolgorde: {order}.',
  vpPlaced: '{name} plaatst een vicepresident: {slot}.',
  vpStayedHome: 'Voor {name} is geen positie vrij: de vicepresident blijft thuis.',
  cubesToInsure: '{name} legt klaar om te verzekeren: {cubes}.',
  insuranceSealed: '{name} is klaar met verzekeren.',
  insured:
    '{tiles, plural, one {{name} verzekert {cubes} en krijgt # verzekeringstegel.} other {{name} verzekert {cubes} en krijgt # verzekeringstegels.}}',
  controlOrder: 'Ontginningsvolgorde: {order}.',
  roundBegun: 'Ontginningsronde {round} begint.',
  crewStayed: '{owner} laat team {crew} staan: {place}.',
  crewMoved: '{owner} verplaatst team {crew}: {from} → {to}.',
  dieTakenAlong: '{name} neemt de onderaannemer van team {crew} mee (kracht {power}) en betaalt {fee}.',
  dieReturned: 'De onderaannemer van team {crew} ({name}) gaat terug naar fasebord I.',
  coreEntered: 'Team {crew} van {name} bereikt het centrum en verlaat het spel.',
  crewBribed: {
    free: '{name} koopt team {crew} van {owner} om: {from} → {to}.',
    paid: '{name} koopt team {crew} van {owner} om: {from} → {to}. De onderaannemer komt mee, {name} betaalt {fee}.',
  },
  dieHired: '{name} huurt voor team {crew} een onderaannemer met kracht {power} in en betaalt {fee}.',
  dieReset: '{name} zet de onderaannemer van team {crew} op kracht {power} en betaalt {fee}.',
  noAdvantage: '{name} gebruikt het voordeel niet.',
  extractionOrdered: '{name} ontgint eerst {space}.',
  crewPulled: 'Team {crew} van {owner} komt op de tegel te staan: {from} → {to}.',
  tileRevealed:
    '{owner} start een ontginning op {space} (benodigde kracht {power}). Op de achterkant staan ontginningsstapel {pile} en als opbrengst {income}.',
  cardDrawn: {
    safe: 'Ontginningskaart van stapel {pile}: {cubes}.',
    danger: 'Ontginningskaart van stapel {pile}: {cubes} – en gevaar.',
  },
  bootyShared: {
    player: {
      share: '{owner} krijgt een deel: {share}.',
      leftovers: '{owner} krijgt het overschot: {leftovers} ({priority}).',
      both: '{owner} krijgt een deel: {share}; en ook het overschot: {leftovers} ({priority}).',
      nothing: 'Geen deel voor {owner}: er zijn te weinig grondstofblokjes.',
    },
    al: {
      share: 'Het deel van {owner} gaat terug naar de algemene voorraad: {share}.',
      leftovers:
        'Het overschot valt toe aan {owner} en gaat terug naar de algemene voorraad: {leftovers} ({priority}).',
      both: 'Deel en overschot van {owner} gaan terug naar de algemene voorraad: {share}; {leftovers} ({priority}).',
      nothing: 'Geen deel voor {owner}: er zijn te weinig grondstofblokjes.',
    },
  },
  insuranceDecided: '{name} beslist over de verzekering.',
  dangerStruck: {
    nothing: 'Gevaar: {name} heeft niets te verliezen.',
    unprotected: 'Gevaar: {name} verliest {lost}.',
    safety:
      'Gevaar voor {loss, plural, one {# grondstofblokje} other {# grondstofblokjes}} van {name}: de veiligheid redt er {saved}. Verloren: {lost}.',
    insurance:
      'Gevaar voor {loss, plural, one {# grondstofblokje} other {# grondstofblokjes}} van {name}: de verzekering redt er {insurance}. Verloren: {lost}.',
    both: 'Gevaar voor {loss, plural, one {# grondstofblokje} other {# grondstofblokjes}} van {name}: de veiligheid redt er {saved}, de verzekering {insurance}. Verloren: {lost}.',
  },
  bootyTaken: '{name} krijgt in voorraad: {cubes}.',
  cardKept: '{name} houdt de ontginningskaart (nu {cards} in totaal).',
  cardDiscarded: 'Al houdt geen kaarten: de ontginningskaart wordt afgelegd.',
  incomeReceived: 'Mijnschacht op {space}: {name} krijgt {cubes}.',
  bought: '{name} koopt {cubes} voor {money}.',
  sold: '{name} verkoopt {cubes} voor {money}.',
  tradedUnseen: {
    hidden: '{name} doet een geheime transactie.',
    buys: '{name} koopt in het geheim {cubes} voor {money}.',
    sells: '{name} verkoopt in het geheim {cubes} voor {money}.',
  },
  renounced: {
    stockExchange: '{name} past: geen transacties meer in deze ronde.',
    workshop: '{name} past: geen acties meer in deze ronde.',
  },
  powerImproved: '{name} verbetert team {crew} voor {price} naar kracht {power}.',
  mobilityImproved: '{name} verbetert de mobiliteit voor {price} naar niveau {level}.',
  safetyImproved: '{name} verbetert de veiligheid voor {price} naar niveau {level}.',
  shaftBuilt: '{name} bouwt voor {price} een mijnschacht op {space} (schachtniveau {stage}).',
  shaftMoved: '{name} verplaatst voor {price} een mijnschacht: {from} → {to} (schachtniveau {stage}).',
  delivered: '{name} levert {cubes} voor {prestige}.',
  achievementReached: '{name} behaalt een prestatie: {achievement} ({prestige}).',
  alImproved: {
    chosen: '{name} verbetert team {crew} van Al naar kracht {power}.',
    byItself: 'Team {crew} van Al gaat naar kracht {power}.',
  },
  cleanedUp: 'Ronde {turn} is voorbij: omkooptegels, onderaannemers en vicepresidenten gaan terug.',
  endConditionMet: {
    coreReached: '{players} spelers hebben het centrum bereikt: dit is de laatste ronde.',
    achievements:
      '{name} heeft minstens {achievements} prestaties, waaronder alle van klasse {tier}: dit is de laatste ronde.',
  },
  turnLimitReached:
    'Rondelimiet bereikt: de partij eindigt na ronde {turn} (limiet tegen eindeloze partijen, RW-18.4).',
  bonusScored: '{bonus}: {ranked}.',
  gameEnded: {
    one: '{points, plural, one {{name} wint de partij met # prestigepunt.} other {{name} wint de partij met # prestigepunten.}}',
    tieBreak:
      '{points, plural, one {Gelijke stand met # prestigepunt} other {Gelijke stand met # prestigepunten}}: {name} wint met meer prestaties of, als die ook gelijk zijn, met meer grondstofblokjes.',
    shared:
      '{points, plural, one {{name} delen de overwinning met elk # prestigepunt.} other {{name} delen de overwinning met elk # prestigepunten.}}',
  },
};
