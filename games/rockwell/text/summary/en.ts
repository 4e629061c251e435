export const summary = {
  pitch: 'Drill to the core, bribe, trade metals.',
  picture: 'Drill crews on their way through the strata to the core of the Earth.',
  round: 'Turn {round}',
  runningScore: '✓ {score}',
  runningScoreName: 'Achievements',
};
