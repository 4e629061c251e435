import type { PackedOffers } from '@pithead/protocol';
import type { PromptAction } from '@pithead/ui';
import { useEffect, useRef } from 'preact/hooks';
import { useObservable } from '../../observable.ts';
import { alwaysConfirm, autoEndTurn } from '../../playSettings.ts';

/** Long enough to see what the last step did, and to undo it. */
const DELAY_MS = 1500;

/** The action that ends the turn, if nothing else is offered. */
export function onlyTurnEnd(
  actions: readonly PromptAction[],
  offers: PackedOffers,
): PromptAction | undefined {
  const [only, ...others] = Object.entries(offers);
  if (only === undefined || others.length > 0 || only[1].length !== 1) return undefined;
  const isOnly = ({ plies: [ply] }: PromptAction): boolean => ply?.[0] === only[0] && ply[1] === only[1][0];
  return actions.find((action) => action.endsTurn === true && action.plies.length === 1 && isOnly(action));
}

/** Ends the turn when nothing else can be done. The setting "always confirm" takes precedence over it. */
export function useAutoEndTurn(
  actions: readonly PromptAction[],
  offers: PackedOffers,
  play: (plies: PromptAction['plies']) => void,
): void {
  const isOn = useObservable(autoEndTurn) && !useObservable(alwaysConfirm);
  const end = isOn ? onlyTurnEnd(actions, offers) : undefined;
  const latest = useRef(play);
  latest.current = play;
  const decision = end && JSON.stringify(end.plies);
  useEffect(() => {
    if (end === undefined) return;
    const timer = setTimeout(() => latest.current(end.plies), DELAY_MS);
    return () => clearTimeout(timer);
  }, [decision]);
}
