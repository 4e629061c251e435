import { conditionsMetBy } from '../phases/achievements.ts';
import {
  ACHIEVEMENTS,
  DELIVERIES_PER_PILE,
  DELIVERY_PILES,
  MOST_MOBILITY,
  MOST_SAFETY,
  NOTE,
  RESOURCES,
  SPACES,
  TIERS,
} from '../components.ts';
import { NOWHERE } from '../earth/geometry.ts';
import type { Player, Rockwell } from '../state.ts';
import { add, KNOWN_PER_SEAT, playerOf, FIRST_SHOWN } from '../state.ts';

const shafts: number[] = Array.from({ length: SPACES }, () => 0);

export function auditPlayer(state: Rockwell, seat: number, broken: string[]): void {
  const player = playerOf(state, seat);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if ((player.stock[resource] as number) < 0) broken.push('RW-1.11: a stock below zero');
    const given = player.choice[resource + 1] as number;
    if (given < 0 || given > (player.stock[resource] as number))
      broken.push('RW-4.2: more cubes given than owned');
  }
  if (player.money < 0 || player.money % NOTE !== 0) broken.push(`RW-1.4: ${player.money} dollars`);
  if (player.insurance < 0) broken.push('RW-12.5: insurance below zero');
  if (
    player.mobility < 0 ||
    player.mobility > MOST_MOBILITY ||
    player.safety < 0 ||
    player.safety > MOST_SAFETY
  )
    broken.push('RW-15.9: beyond the last level');
  if (player.cards < 0) broken.push('RW-11.8: cards below zero');
  auditChoice(state, player, broken);
  auditKnown(state, seat, broken);
  const missed = conditionsMetBy(state, seat) & ~player.achievements;
  if (missed !== 0) broken.push(`RW-17.2: achievements ${missed} are reached and not taken`);
}

function auditChoice(state: Rockwell, player: Player, broken: string[]): void {
  const at = state.steps[state.steps.length - 1]?.at;
  let chosen = 0;
  for (let i = 1; i < FIRST_SHOWN; i++) chosen += player.choice[i] as number;
  if (chosen > 0 && at !== 'auction' && at !== 'insurance') broken.push('RW-4.6: a choice outlives its step');
  const first = player.choice[0] as number;
  if (first > 0 && at !== 'auction' && at !== 'danger') broken.push('RW-4.6: a choice outlives its step');
  if (first > (at === 'danger' ? player.insurance : player.money))
    broken.push('RW-1.11: more chosen than owned');
}

function auditKnown(state: Rockwell, seat: number, broken: string[]): void {
  if (state.hiddenLog === 0) return;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const cubes = playerOf(state, seat).stock[resource] as number;
    const least = seat * KNOWN_PER_SEAT + resource;
    if (cubes < (state.known[least] as number) || cubes > (state.known[least + RESOURCES.length] as number))
      broken.push('RW-3.6: a stock outside what is known of it');
  }
}

export function auditShared(state: Rockwell, broken: string[]): void {
  shafts.fill(0);
  let delivered = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerOf(state, seat);
    if ((delivered & player.deliveries) !== 0) broken.push('RW-15.8: a delivery tile has two owners');
    delivered |= player.deliveries;
    for (let i = 0; i < player.shafts.length; i++) {
      const space = player.shafts[i] as number;
      if (space === NOWHERE) continue;
      if (i > 0 && player.shafts[i - 1] === NOWHERE) broken.push('RW-15.9: a stage was skipped');
      if (space < 0 || space >= SPACES) broken.push('RW-15.7: a mineshaft nowhere');
      add(shafts, space);
      if ((shafts[space] as number) > 1) broken.push('RW-15.7: two mineshafts in one space');
    }
  }
  for (let pile = 0; pile < DELIVERY_PILES.length; pile++) {
    const taken = (delivered >> (pile * DELIVERIES_PER_PILE)) & ((1 << DELIVERIES_PER_PILE) - 1);
    if ((taken & (taken + 1)) !== 0) broken.push('RW-2.9: a delivery tile was taken from below');
  }
  if (delivered >>> (DELIVERY_PILES.length * DELIVERIES_PER_PILE) !== 0)
    broken.push('RW-1.6: no such delivery tile');
  auditPrestige(state, broken);
}

function auditPrestige(state: Rockwell, broken: string[]): void {
  let owned = 0;
  let given = 0;
  for (let seat = 0; seat < state.seats; seat++) owned += playerOf(state, seat).prestige;
  for (let i = 0; i < ACHIEVEMENTS.length; i++) {
    let taken = 0;
    for (let seat = 0; seat < state.seats; seat++)
      if ((playerOf(state, seat).achievements & (1 << i)) !== 0) taken++;
    for (let place = 0; place < taken; place++)
      given += (TIERS[i] as number) - place * (state.seats === 2 ? 2 : 1);
  }
  if (owned !== given) broken.push(`RW-17.1: ${owned} prestige in achievement tiles, ${given} given`);
}
