/** What the home page says about the game, and the type of the translations. */
export const summary = {
  pitch: 'Dig coal, run the cage, deliver orders.',
  picture: 'Section through a coal mine: four levels with carts, and the cage in the shaft.',
  round: 'Shift {round} of 3',
};
