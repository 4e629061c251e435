/** Why a ply is illegal. Browsers load these texts when somebody asks for the first time. */
export const enReasons = {
  reasons: {
    otherTile:
      'Not this exchange tile: they’re decided one after another. Undo takes you back to an earlier one.',
    sidesMissing: 'Some exchange sides are missing: select one for every exchange tile, then confirm.',
    tileNotInHand: 'You don’t have this tile in hand.',
    tileDoesNotFit:
      'The tile doesn’t show this action: it fits an action that it shows, or the research area.',
    noFreeField: 'No free action field: both stay covered until you carry out this action.',
    tilesToPlace:
      '{tiles, plural, one {# tile still in hand: place it, then you can confirm.} other {# tiles still in hand: place them, then you can confirm.}}',
    researchFirst:
      'Research comes first: it’s your first turn while there are tiles in your research area. After that you can do this.',
    nothingToResearch:
      'No tiles in your research area: place some there in phase 1, then research is your first turn.',
    notExecutable:
      'Not ready: it will be once both action fields are covered, at least one of them by an action tile.',
    tileNotInResearch: 'This tile isn’t part of your research.',
    resourceNotAvailable:
      'Not available: the supply field is empty, or every open territory already has this resource.',
    territoryClosed: 'Closed for the rest of the game: select an open territory.',
    resourceLiesThere: 'No room: this territory already has this resource. Select one without it.',
    noJokerThere: 'No joker on manager: select another action.',
    noWorkerThere: 'No worker: none of yours is there. Select one of your workers first.',
    notAdjacent: 'Not adjacent: one step leads to a neighbouring territory only; closed ones are skipped.',
    noFigureThere: 'No figure: you have none there. Select one of your figures first.',
    sameExchange: 'The figure is already there: select another exchange.',
    supplyFirst: 'Your own supply isn’t empty: only when it is can you withdraw a figure from elsewhere.',
    notFaceUp: 'Not face up: you can only take one of the face-up investment tiles.',
    investedAlready: 'There’s already an investment on this action, and each action takes only one.',
    noSalesmanThere: 'No salesman: you have none at this exchange. The sales action deploys one there.',
    notBoughtThere: 'No price: this exchange doesn’t buy the resource. Select one that does.',
    noTileThere: 'This tile isn’t on this action.',
  },

  /** Why a move doesn’t belong to the current step, by the rule of that step (`phases` in rules/flow.ts). */
  notNow: {
    'SB-2.10': 'First confirm the exchange sides: then the first round begins.',
    'SB-4.2': 'Not in phase 1: actions follow in phase 2, as soon as everyone has confirmed.',
    'SB-5.1': 'Not on its own: first carry out the action it belongs to. New tiles come next round.',
    'SB-6.1': 'Finish your research first: select the next tile.',
    'SB-6.4': 'Finish your research first: select a resource for the manager tile.',
    'SB-6.2': 'Finish your research first: select a territory for the resource.',
    'SB-7.2': 'First place the joker or skip it.',
    'SB-7.7': 'First use your remaining steps or forfeit them.',
    'SB-7.12': 'First deploy a salesman or skip it.',
    'SB-7.14': 'First deploy a worker or skip it.',
    'SB-7.16': 'First take an investment tile or skip it.',
    'SB-7.22': 'First select the exchange to sell at, or mine nothing.',
    'SB-5.10': 'Your action is done: end your turn. You can do more on your next turn.',
    'SB-8.2': 'First return the surplus tiles: then the next round begins.',
  },
} as const;
