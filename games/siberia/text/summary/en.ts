/** What the home page says about the game, and the type of the translations. */
export const summary = {
  pitch: 'Mine five resources, sell them where they pay.',
  picture: 'A train in front of snowy mountains, below the ground gas, coal, oil, gold and diamond.',
};
