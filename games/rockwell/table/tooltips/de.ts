import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  kinds: {
    tile: {
      title: 'Feld',
      text: 'Gefördert wird, sobald die Leistung aller Trupps dort die Zahl erreicht.',
    },
    revealedTile: {
      title: 'Umgedrehtes Feld',
      text: 'Hier wird nie wieder gefördert. Ein Minenschacht darauf bringt jede Spielrunde Rohstoffe.',
    },
    border: {
      title: 'Grenze',
      text: 'Ab Mobilität 2 zählt ein Trupp auf der Grenze mit voller Leistung für beide Felder.',
    },
    core: {
      title: 'Erdkern',
      text: 'Ein Trupp, der hier ankommt, verlässt das Spiel. Haben genug Personen den Erdkern erreicht, endet es.',
    },
    entrance: {
      title: 'Mineneingang',
      text: 'Von hier geht ein Trupp auf eines der zwei Felder daneben. Zurück kommt keiner.',
    },
    subcontractor: {
      title: 'Subunternehmer',
      text: 'Ein Würfel mit angeheuerter Leistung für einen Trupp, bis die Spielrunde endet.',
    },
    briberyTile: {
      title: 'Korruptionsplättchen',
      text: 'Auf einer Korruptionsposition holst du einen gegnerischen Trupp auf dein Feld. Jedes Mal geht eines weg.',
    },
    crew: {
      title: 'Trupp',
      text: 'Die Zahl ist seine Leistung. In jeder der vier Bohrrunden bewegst du einen deiner Trupps.',
    },
    mineshaft: {
      title: 'Minenschacht',
      text: 'Bekommt den Rest einer Förderung und bringt jede Spielrunde Rohstoffe, sobald das Feld umgedreht ist.',
    },
    danger: {
      title: 'Gefahr',
      text: 'Kostet alle Beteiligten so viele Rohstoffe, wie sie dort Leistung haben, die teuersten zuerst.',
    },
    extractionCard: {
      title: 'Förderungskarte',
      text: 'Wird gleichmäßig auf alle verteilt, die dort einen Trupp haben. Wer sie auslöst, behält die Karte.',
    },
    share: {
      title: 'Anteil',
      text: 'Für alle gleich; der Rest geht an den Minenschacht, sonst an die meiste Leistung, sonst an den Auslöser.',
    },
    bid: {
      title: 'Verdecktes Angebot',
      text: 'Wer am meisten bietet, setzt zuerst einen Vizepräsidenten. Alle zahlen ihr Angebot, egal wer vorn liegt.',
    },
    management: {
      title: 'Direktionsreihenfolge',
      text: 'Wer in dieser Spielrunde zuerst Vizepräsidenten setzt. Die Angebote bestimmen sie.',
    },
    control: {
      title: 'Kontrollreihenfolge',
      text: 'Wer zuerst bohrt. Die Positionen auf Tafel I bestimmen sie, nach ihrer Nummer.',
    },
    slot: {
      title: 'Position für Vizepräsidenten',
      text: 'Wo dein Vizepräsident steht, handelst du. Deine zwei stehen auf verschiedenen Tafeln.',
    },
    round: { title: 'Bohrrunden', text: 'Vier je Spielrunde. In jeder sind alle mit einem Trupp dran.' },
    controlCentre: {
      title: 'Phase I, Kontrollzentrum',
      text: 'Bestimmt, wer zuerst bohrt, und erlaubt beim Bohren Bestechung oder Subunternehmer.',
    },
    stockExchange: {
      title: 'Phase II, Börse',
      text: 'Kaufe oder verkaufe, je Transaktion einen Rohstoff. Nur wer hier einen Vizepräsidenten hat, handelt.',
    },
    workshop: {
      title: 'Phase III, Werkstatt',
      text: 'Verbessere deine Gesellschaft oder liefere aus. Nur wer hier einen Vizepräsidenten hat, handelt.',
    },
    price: {
      title: 'Marktwert',
      text: 'Kaufen und Verkaufen kosten dasselbe, und die Preise ändern sich nie.',
    },
    delivery: {
      title: 'Auslieferung',
      text: 'Gib diese Rohstoffe in der Werkstatt für Prestige ab. Es bleibt bis zum Ende geheim.',
    },
    stock: {
      title: 'Deine Rohstoffe',
      text: 'Nur du siehst sie. Am Ende bringt das meiste von jedem Rohstoff Prestige.',
    },
    money: {
      title: 'Dein Geld',
      text: 'Für Angebote, Subunternehmer und Verbesserungen. Das meiste Geld zählt auch am Ende.',
    },
    insurance: {
      title: 'Versicherung',
      text: 'Ein Rohstoff kauft ein Plättchen. Bei Gefahr rettet es einen Rohstoff.',
    },
    delivered: {
      title: 'Deine Auslieferungen',
      text: 'Ihr Prestige bleibt für die anderen bis zum Ende geheim.',
    },
    prestige: {
      title: 'Dein Prestige',
      text: 'Bisher aus Realisierungen und Auslieferungen. Am Ende kommt der Bonus für den größten Besitz dazu.',
    },
    mobility: {
      title: 'Mobilität',
      text: 'Verbesserung aus der Werkstatt: ein Sprung über ein Feld, dann Grenzen, dann zwei Schritte.',
    },
    safety: {
      title: 'Schutz',
      text: 'Verbesserung aus der Werkstatt: Gefahr kostet dich 1 Rohstoff weniger, dann 3, dann nichts.',
    },
    shafts: {
      title: 'Minenschächte',
      text: 'In der Werkstatt errichtet, einer je Stufe. Jede Stufe erlaubt mehr Orte.',
    },
    achievement: {
      title: 'Realisierung',
      text: 'Du bekommst sie von selbst, sobald du sie erfüllst. Je früher, desto mehr Prestige.',
    },
  },
  states: {
    power: 'Braucht Leistung {required}, hat {present}.',
    income: 'Bringt je Spielrunde: {cubes}.',
    crew: 'Leistung {power}.',
    crewWithDie: 'Leistung {power}, dazu {die} vom Subunternehmer.',
    improvement: 'Leistung {power} kostet in der Werkstatt {price}.',
    left: 'Noch {count} von {all}.',
    core: '{count} von {needed} Personen haben ihn erreicht.',
    place: 'Du stehst an Stelle {place}.',
    priceOf: '{resource}: {price} je Stück.',
    ownCubes: 'Du hast {count}, Wert {worth}.',
    delivery: '{cubes} für {prestige}; noch {left} Plättchen.',
    spent: 'Keine mehr da.',
    own: 'Du hast {count}.',
    deliveries: '{count} Plättchen: {prestige}.',
    level: 'Du bist auf Stufe {level}; die nächste kostet {price}.',
    highest: 'Du bist auf der höchsten Stufe.',
    reached: 'Du hast sie.',
    prestige: 'Als Nächstes gibt es dafür {prestige}.',
    round: 'Jetzt Runde {round} von {rounds}.',
  },
};
