export const offlineEn = {
  notLasting:
    'Your browser won’t let us store anything: this game is gone once you close or reload the page.',
  failures: {
    unknownMatch: 'This game isn’t on this device. It may have been deleted, or started in another browser.',
    otherVersion: 'You started this game under another version of the rules. It can’t be continued here.',
    damaged: 'This game is damaged and can’t be continued.',
  },
  broken: 'The game got stuck. Everything is saved.',
  stalls: {
    bots: 'Couldn’t load the bots. Are you online? Your game is saved.',
    storage: 'Couldn’t save your last move. Your browser’s storage may be full.',
  },
} as const;
