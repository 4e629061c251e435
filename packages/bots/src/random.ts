import type { Fact, State } from '@pithead/kernel';
import { below, listOffers, Offers, plyOf } from '@pithead/kernel';
import type { Bot, Decision } from './bot.ts';

const offers = new Offers();

/** Any offered ply, each equally likely. */
export const randomBot: Bot = {
  name: 'random',
  decide<S extends State, F extends Fact>({ game, imagined, seat, chance }: Decision<S, F>) {
    listOffers(game, imagined, seat, offers);
    return plyOf(game, offers.at(below(chance, offers.length)));
  },
};
