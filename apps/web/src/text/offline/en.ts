export const offlineEn = {
  notLasting:
    'Your browser does not let us store anything: this game is gone as soon as you close or reload the page.',
  failures: {
    unknownMatch:
      'There is no such game on this device. It may have been deleted, or begun in another browser.',
    otherVersion: 'You began this game under another version of the rules. It cannot be continued here.',
    damaged: 'This game is damaged and cannot be continued.',
  },
  broken: 'The game has got stuck. Everything is saved.',
  stalls: {
    bots: 'The bots can’t be loaded right now. Is the network there? Your game is saved.',
    storage: 'The last move could not be saved. Your browser’s storage may be full.',
  },
} as const;
