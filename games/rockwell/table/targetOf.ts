import type { Ply } from '@pithead/kernel';
import type { RockwellView } from '../rules/index.ts';
import { bidMoney, bidResource } from '../rules/index.ts';
import { lazyParts } from './lazyParts.tsx';

export function targetOf(ply: Ply, view: RockwellView): string | undefined {
  const [verb, noun] = ply;
  if (verb === 'bid') return `[data-at="amount-${bidMoney(noun) > 0 ? 0 : bidResource(noun) + 1}"]`;
  if (verb === 'sealBid') return '.rw-bid [data-main]';
  if (verb === 'placeVp') return `[data-at="slot-${noun}"]`;
  return lazyParts()?.lazyTargetOf(ply, view);
}
