export const branchEn = {
  playOn: 'Play on from here',
  note: 'A new game begins at this position, against bots. Everything hidden from your seat is dealt anew.',
  seat: 'Your seat',
  level: 'Bots',
  start: 'Play on',
  starting: 'Setting up the game …',
  cancel: 'Cancel',
  overThere: 'The game is over here. Go to an earlier moment to play on.',
  notOver: 'This game is still running. You can play on from it once it’s over.',
  failed: 'The new game couldn’t be set up.',
} as const;
