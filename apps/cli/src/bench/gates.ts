import { Fault } from '../input.ts';

/** The gates that were named, with commas between them; all where none is. */
export function chosenGates(named: string | undefined, all: readonly string[]): readonly string[] {
  const gates = named?.split(',') ?? all;
  const unknown = gates.find((gate) => !all.includes(gate));
  if (unknown !== undefined) throw new Fault('unknownGate', { gate: unknown, gates: all.join(', ') });
  return gates;
}
