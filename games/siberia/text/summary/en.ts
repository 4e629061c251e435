/** What the home page says about the game, and the type of the translations. */
export const summary = {
  pitch: 'Mine five resources and sell them where they pay best.',
  picture: 'A train in front of snowy mountains; gas, coal, oil, gold and diamond below ground.',
  score: '${score}',
  round: 'Round {round}',
};
