import type { Fact, State } from '@pithead/kernel';
import { below, listOffers, Offers, plyOf } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';

const offers = new Offers();

export const randomBot: Bot = {
  name: 'random',
  decide<S extends State, F extends Fact>({ game, now, seat, chance }: Mind<S, F>) {
    listOffers(game, now, seat, offers);
    return plyOf(game, offers.at(below(chance, offers.length)));
  },
};
