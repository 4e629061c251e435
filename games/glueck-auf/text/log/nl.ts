import type { LogMessages } from '../messages.ts';

export const nlLog: LogMessages = {
  startPlayerDrawn: '{name} begint dienst 1 (door het lot bepaald).',
  orderDrafted: '{name} kiest een opdracht: {order}.',
  orderRevealed: 'Nieuwe opdracht op {space}: {order}.',
  tileRevealed: 'Nieuwe tunneltegel op {space}: {tile}.',
  shiftBegun: 'Dienst {shift}: {name} begint.',
  workersDisplaced:
    '{count, plural, one {# arbeider van {name} moet naar de kantine (van {space}).} other {# arbeiders van {name} moeten naar de kantine (van {space}).}}',
  workersPlaced: '{name} zet {workers} in: {space}.',
  bankUsed: '{name} stuurt 1 arbeider naar de bank en krijgt {marks}.',
  tileBought: '{name} koopt voor {price} een tunneltegel: {tile}.',
  cubesLoaded:
    '{count, plural, one {{name} vult # mijnwagen op verdieping {level} met kolen: {coal}.} other {{name} vult # mijnwagens op verdieping {level} met kolen: {coal}.}}',
  cartsLeftEmpty:
    '{count, plural, one {{name} laat # mijnwagen op verdieping {level} leeg: de algemene voorraad is op.} other {{name} laat # mijnwagens op verdieping {level} leeg: de algemene voorraad is op.}}',
  tilesDrawn: '{count, plural, one {{name} trekt # tunneltegel.} other {{name} trekt # tunneltegels.}}',
  noTileBought: '{name} koopt geen tunneltegel.',
  tilesReturned: {
    top: '{count, plural, one {{name} legt # tunneltegel terug boven op de stapel.} other {{name} legt # tunneltegels terug boven op de stapel.}}',
    bottom:
      '{count, plural, one {{name} legt # tunneltegel terug onder de stapel.} other {{name} legt # tunneltegels terug onder de stapel.}}',
  },
  miningBegun: '{name} gaat delven, met hooguit {steps} werkstappen.',
  cageMoved: {
    down: '{name} brengt de liftkooi omlaag: {level}.',
    up: '{name} brengt de liftkooi omhoog: {level}.',
  },
  coalLoaded: '{name} laadt kolen van verdieping {level} in: {coal}.',
  cubeLaid: {
    cage: {
      half: '{name} legt kolen uit de liftkooi op een opdracht: {coal} op {slot}, half gevuld ({order}).',
      filled: '{name} legt kolen uit de liftkooi op een opdracht: {coal} op {slot}, gevuld ({order}).',
    },
    storage: {
      half: '{name} legt kolen uit de opslag op een opdracht: {coal} op {slot}, half gevuld ({order}).',
      filled: '{name} legt kolen uit de opslag op een opdracht: {coal} op {slot}, gevuld ({order}).',
    },
  },
  coalStored: '{name} legt kolen in de opslag: {coal}.',
  miningEnded: {
    all: '{name} stopt met delven.',
    unused:
      '{count, plural, one {{name} stopt met delven, # werkstap vervalt.} other {{name} stopt met delven, # werkstappen vervallen.}}',
  },
  orderDelivered: {
    known: '{name} levert een opdracht: {order}.',
    hidden: '{name} levert een opdracht: {transport} ({points}).',
  },
  moneyTaken: '{name} neemt {marks}.',
  orderTaken: '{name} neemt een opdracht: {order}.',
  ordersDrawn: '{count, plural, one {{name} trekt # opdracht.} other {{name} trekt # opdrachten.}}',
  orderKept: '{name} behoudt een opdracht: {order}.',
  noOrderKept: '{name} behoudt geen opdracht.',
  ordersReturned: {
    top: '{count, plural, one {{name} legt # opdracht terug boven op de stapel.} other {{name} legt # opdrachten terug boven op de stapel.}}',
    bottom:
      '{count, plural, one {{name} legt # opdracht terug onder de stapel.} other {{name} legt # opdrachten terug onder de stapel.}}',
  },
  shiftEnded: 'Dienst {shift} is afgelopen. Nu volgt de puntentelling van deze dienst.',
  ordersRevealed:
    '{count, plural, one {{name} legt een geleverde opdracht open: {orders}.} other {{name} legt geleverde opdrachten open: {orders}.}}',
  elementScored: {
    scores: '{element}: {scores}.',
    score: '{name} ({count}) krijgt {points}',
    nobody: '{element}: niemand krijgt punten.',
  },
  startPlayerChanged: {
    most: '{name} begint de volgende dienst: {workers} in de fabriek.',
    nobody: '{name} begint de volgende dienst: niemand heeft arbeiders in de fabriek.',
  },
  finalPoints: {
    money: '{name} krijgt {points} voor {marks} (1\u00a0punt per {rate}\u00a0mark).',
    cubes: '{name} krijgt {points} voor {cubes} (1\u00a0punt per {rate} kolenblokjes).',
    outstandingOrders:
      '{count, plural, one {{name} verliest {points} door # openstaande opdracht.} other {{name} verliest {points} door # openstaande opdrachten.}}',
    noOutstandingOrders: '{name} heeft geen openstaande opdrachten: geen puntenaftrek.',
    imbalance:
      '{count, plural, one {{name} verliest {points} door onbalans: # tunneltegel verschil tussen de lichte en de donkere kant.} other {{name} verliest {points} door onbalans: # tunneltegels verschil tussen de lichte en de donkere kant.}}',
    noImbalance: '{name} heeft geen onbalans: geen puntenaftrek.',
  },
  gameEnded: { one: '{name} wint de partij.', shared: '{names} delen de overwinning.' },
};
