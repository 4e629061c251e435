import { Fault } from '../input.ts';

/** Parses a comma-separated list of gates; all gates if none is given. */
export function chosenGates(named: string | undefined, all: readonly string[]): readonly string[] {
  const gates = named?.split(',') ?? all;
  const unknown = gates.find((gate) => !all.includes(gate));
  if (unknown !== undefined) throw new Fault('unknownGate', { gate: unknown, gates: all.join(', ') });
  return gates;
}
