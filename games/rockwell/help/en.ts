export const helpEn = {
  decisions: {
    auction: 'The highest bid places vice presidents first; every bid is paid, whatever its rank.',
    vicePresidents:
      'Vice presidents decide where a company acts: early in drilling, on the market or in the workshop.',
    insurance: 'Each insurance tile saves one cube when an extraction card shows danger.',
    drilling:
      'Crews that together have enough power extract a tile; everyone with a crew there gets a share.',
    die: 'A subcontractor adds its power where the crew goes, for the full hiring fee again.',
    advantage:
      'Phase board I grants an advantage: bring an opposing crew here, or hire a subcontractor for more power.',
    extractionOrder: 'A crew on the border goes to the tile that is extracted first.',
    danger: 'Danger takes the dearest cubes of this booty; each insurance tile saves one.',
    alCrew: 'Al is the invisible player: his crews add power, and his shares go back to the supply.',
    alDestination: 'Al is the invisible player: his crews add power, and his shares go back to the supply.',
    alUpgrade: 'A stronger crew of Al’s helps everyone to reach the required power.',
    trading: 'Prices never change, and each resource can be traded once per Phase II.',
    tradingUnseen: 'Prices never change, and each resource can be traded once per Phase II.',
    workshop: 'Improvements last for the whole game; deliveries turn cubes into prestige points.',
  },
  areas: {
    money: 'Bid money',
    cubes: 'Bid cubes',
    controlCentre: 'Phase board I: drilling order and advantage',
    stockExchange: 'Phase board II: buy and sell',
    workshop: 'Phase board III: improve and deliver',
    crew1: 'Crew 1',
    crew2: 'Crew 2',
    crew3: 'Crew 3',
    crew4: 'Crew 4',
    buying: 'Buy',
    selling: 'Sell',
    power: 'Power of a crew',
    mobility: 'Mobility',
    safety: 'Safety',
  },
  examples: {
    shares: 'A3 lacks one power. Move crew 2 there and see who gets what.',
    danger: 'Danger: decide whether your insurance tile saves a cube.',
    workshop: 'Phase III: raise one of your crews to power 2.',
  },
} as const;
