import type { Translation } from '@pithead/text';
import type { helpEn } from './en.ts';

export const helpDe: Translation<typeof helpEn> = {
  decisions: {
    auction:
      'Das höchste Angebot stellt zuerst Vizepräsidenten auf; bezahlt wird jedes, egal auf welchem Rang.',
    vicePresidents:
      'Vizepräsidenten bestimmen, wo eine Gesellschaft handelt: früh beim Bohren, an der Börse oder in der Werkstatt.',
    insurance: 'Jedes Versicherungsplättchen rettet einen Rohstoff, wenn eine Förderungskarte Gefahr zeigt.',
    drilling:
      'Trupps mit zusammen genug Bohrleistung fördern ein Feld; alle mit einem Trupp darauf bekommen einen Anteil.',
    die: 'Ein Subunternehmer bringt seine Leistung mit ans Ziel, kostet aber noch einmal die vollen Personalkosten.',
    advantage:
      'Phasenbrett I gewährt einen Vorteil: einen fremden Trupp herholen oder einen Subunternehmer anheuern.',
    extractionOrder: 'Ein Trupp auf der Grenze kommt auf das Feld, das zuerst gefördert wird.',
    danger:
      'Gefahr kostet die teuersten Rohstoffe dieser Ausbeute; jedes Versicherungsplättchen rettet einen.',
    alCrew: 'Al spielt unsichtbar mit: Seine Trupps geben Leistung, seine Anteile kommen in die Reserve.',
    alDestination:
      'Al spielt unsichtbar mit: Seine Trupps geben Leistung, seine Anteile kommen in die Reserve.',
    alUpgrade: 'Ein stärkerer Trupp von Al hilft allen, die benötigte Leistung zu erreichen.',
    trading: 'Die Preise ändern sich nie, und jeder Rohstoff darf in Phase II nur einmal gehandelt werden.',
    tradingUnseen:
      'Die Preise ändern sich nie, und jeder Rohstoff darf in Phase II nur einmal gehandelt werden.',
    workshop:
      'Verbesserungen gelten für das ganze Spiel; Auslieferungen machen aus Rohstoffen Prestigepunkte.',
  },
  areas: {
    money: 'Geld bieten',
    cubes: 'Rohstoffe bieten',
    controlCentre: 'Phasenbrett I: Bohrreihenfolge und Vorteil',
    stockExchange: 'Phasenbrett II: kaufen und verkaufen',
    workshop: 'Phasenbrett III: verbessern und ausliefern',
    crew1: 'Trupp 1',
    crew2: 'Trupp 2',
    crew3: 'Trupp 3',
    crew4: 'Trupp 4',
    buying: 'Kaufen',
    selling: 'Verkaufen',
    power: 'Leistung eines Trupps',
    mobility: 'Mobilität',
    safety: 'Schutz',
  },
  examples: {
    shares: 'A3 fehlt eine Leistung. Versetz Trupp 2 dorthin und sieh, wer was bekommt.',
    danger: 'Gefahr: Entscheide, ob dein Versicherungsplättchen einen Rohstoff rettet.',
    workshop: 'Phase III: Verbessere einen deiner Trupps auf Leistung 2.',
  },
};
