import type { RockwellFact } from '../rules/index.ts';
import { ACHIEVEMENTS_TO_END, BONUSES, CORE_TO_END, LAST_TIER, RESOURCES, sum, TILES, WORKSHOP } from '../rules/index.ts';
import { tellCard, tellDanger, tellShare } from './extractions.ts';
import type { Words } from './names.ts';
import { crewNumber } from './names.ts';

type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

/** A line of the log. Names are those of the seats; behind them comes Al. */
export function tellFact(words: Words, fact: RockwellFact, names: readonly string[]): string {
  const { format, messages, money, place } = words;
  const { facts } = messages;
  const name = 'seat' in fact ? (names[fact.seat] ?? '') : '';
  const owner = 'owner' in fact ? words.owner(fact.owner, names) : '';
  const crew = 'crew' in fact ? crewNumber(fact.crew) : 0;
  const order = (seats: readonly number[]): string => seats.map((seat) => names[seat] ?? '').join(', ');
  switch (fact.type) {
    case 'bidSealed':
    case 'vpStayedHome':
    case 'insuranceSealed':
    case 'noAdvantage':
    case 'insuranceDecided':
      return format(facts[fact.type], { name });
    case 'cardDiscarded':
      return facts.cardDiscarded;
    case 'ordersDrawn':
      return format(facts.ordersDrawn, { management: order(fact.management), control: order(fact.control) });
    case 'managementOrder':
    case 'controlOrder':
      return format(facts[fact.type], { order: order(fact.order) });
    case 'turnBegun':
    case 'cleanedUp':
    case 'turnLimitReached':
      return format(facts[fact.type], { turn: fact.turn });
    case 'roundBegun':
      return format(facts.roundBegun, { round: fact.round });
    case 'moneyBid':
      return format(facts.moneyBid, { name, money: money(fact.money) });
    case 'cubesBid':
    case 'cubesToInsure':
      return format(facts[fact.type], { name, cubes: words.counted(fact.resource, fact.cubes) });
    case 'bidRevealed':
      return tellBid(words, fact, name);
    case 'vpPlaced':
      return format(facts.vpPlaced, { name, slot: words.slot(names.length, fact.board, fact.slot) });
    case 'insured':
      return format(facts.insured, { name, cubes: words.cubes(fact.cubes), tiles: fact.tiles });
    case 'crewStayed':
      return format(facts.crewStayed, { owner, crew, place: place(fact.place) });
    case 'crewMoved':
    case 'crewPulled':
      return format(facts[fact.type], { owner, crew, from: place(fact.from), to: place(fact.to) });
    case 'crewBribed':
      return format(facts.crewBribed[fact.fee > 0 ? 'paid' : 'free'], {
        name,
        owner,
        crew,
        from: place(fact.from),
        to: place(fact.to),
        fee: money(fact.fee),
      });
    case 'dieTakenAlong':
    case 'dieHired':
    case 'dieReset':
      return format(facts[fact.type], { name, crew, power: fact.power, fee: money(fact.fee) });
    case 'dieReturned':
    case 'coreEntered':
      return format(facts[fact.type], { name, crew });
    case 'extractionOrdered':
      return format(facts.extractionOrdered, { name, space: place(fact.space) });
    case 'tileRevealed':
      return format(facts.tileRevealed, {
        owner,
        space: place(fact.space),
        power: fact.power,
        pile: TILES[fact.tile]?.pile ?? 0,
        income: words.cubes(TILES[fact.tile]?.income ?? []),
      });
    case 'cardDrawn':
      return tellCard(words, fact);
    case 'bootyShared':
      return tellShare(words, fact, names);
    case 'dangerStruck':
      return tellDanger(words, fact, name);
    case 'bootyTaken':
      return format(facts.bootyTaken, { name, cubes: words.cubes(fact.cubes) });
    case 'cardKept':
      return format(facts.cardKept, { name, cards: fact.cards });
    case 'incomeReceived':
      return format(facts.incomeReceived, { name, space: place(fact.space), cubes: words.cubes(fact.cubes) });
    case 'bought':
    case 'sold':
      return format(facts[fact.type], { name, cubes: words.counted(fact.resource, fact.cubes), money: money(fact.money) });
    case 'tradedUnseen':
      return tellUnseen(words, fact, name);
    case 'renounced':
      return format(facts.renounced[fact.board === WORKSHOP ? 'workshop' : 'stockExchange'], { name });
    case 'powerImproved':
      return format(facts.powerImproved, { name, crew, power: fact.power, price: money(fact.price) });
    case 'mobilityImproved':
    case 'safetyImproved':
      return format(facts[fact.type], { name, level: fact.level, price: money(fact.price) });
    case 'shaftBuilt':
      return format(facts.shaftBuilt, { name, stage: fact.stage, space: place(fact.space), price: money(fact.price) });
    case 'shaftMoved':
      return format(facts.shaftMoved, { name, stage: fact.stage, from: place(fact.from), to: place(fact.to), price: money(fact.price) });
    case 'delivered':
      return format(facts.delivered, { name, cubes: words.cubes(fact.cubes), prestige: words.prestige(fact.prestige) });
    case 'achievementReached':
      return format(facts.achievementReached, {
        name,
        achievement: words.achievement(fact.achievement),
        prestige: words.prestige(fact.prestige),
      });
    case 'alImproved':
      return format(facts.alImproved[fact.seat < 0 ? 'byItself' : 'chosen'], { name, crew, power: fact.power });
    case 'endConditionMet':
      return format(facts.endConditionMet[fact.condition], {
        name,
        players: CORE_TO_END[names.length] ?? names.length,
        achievements: ACHIEVEMENTS_TO_END,
        tier: LAST_TIER,
      });
    case 'bonusScored':
      return tellBonus(words, fact, names);
    case 'gameEnded':
      return tellEnd(words, fact, names);
  }
}

/** An empty bid is a bid too. RW-4.2 */
function tellBid(words: Words, fact: Of<'bidRevealed'>, name: string): string {
  const { nothing, money, cubes } = words.messages.facts.bidRevealed;
  const message = sum(fact.cubes) > 0 ? cubes : fact.money > 0 ? money : nothing;
  return words.format(message, { name, goods: words.goods(fact.money, fact.cubes), value: words.money(fact.value) });
}

/** The others know no more than that there was a transaction. RW-3.6 */
function tellUnseen(words: Words, { buys, resource, cubes, money }: Of<'tradedUnseen'>, name: string): string {
  const { tradedUnseen } = words.messages.facts;
  if (resource < 0) return words.format(tradedUnseen.hidden, { name });
  return words.format(tradedUnseen[buys ? 'buys' : 'sells'], { name, cubes: words.counted(resource, cubes), money: words.money(money) });
}

/** RW-19.1 */
function tellBonus(words: Words, { bonus, holdings, prestige }: Of<'bonusScored'>, names: readonly string[]): string {
  const { messages, format } = words;
  const held = (amount: number): string => (bonus < RESOURCES.length ? words.counted(bonus, amount) : words.money(amount));
  const ranked = holdings.map((holding, seat) =>
    format(messages.ranked, { name: names[seat] ?? '', points: prestige[seat] ?? 0, holding: held(holding) }),
  );
  return format(messages.facts.bonusScored, { bonus: messages.sources[BONUSES[bonus] ?? BONUSES[0]], ranked: ranked.join(', ') });
}

/** Whoever wins against equal points owes it to the tie-breaks. RW-19.5 */
function tellEnd(words: Words, { winners, totals }: Of<'gameEnded'>, names: readonly string[]): string {
  const { one, tieBreak, shared } = words.messages.facts.gameEnded;
  const points = totals[winners[0] ?? 0] ?? 0;
  const equal = totals.filter((total) => total === points).length;
  const message = winners.length > 1 ? shared : equal > 1 ? tieBreak : one;
  return words.format(message, { name: words.list(winners.map((seat) => names[seat] ?? '')), points });
}
