/** The Adam optimiser. `inertia` and `memory` are usually called β1 and β2, `least` ε. */
export function descent(
  many: number,
  { inertia, memory, least }: { inertia: number; memory: number; least: number },
): (values: Float64Array, slopes: Readonly<Float64Array>, pace: number) => void {
  const means = new Float64Array(many);
  const squares = new Float64Array(many);
  let step = 0;
  return (values, slopes, pace) => {
    step++;
    for (let i = 0; i < many; i++) {
      const slope = slopes[i] as number;
      means[i] = inertia * (means[i] as number) + (1 - inertia) * slope;
      squares[i] = memory * (squares[i] as number) + (1 - memory) * slope * slope;
      const size = Math.sqrt((squares[i] as number) / (1 - memory ** step)) + least;
      values[i] = (values[i] as number) - (pace * (means[i] as number)) / (1 - inertia ** step) / size;
    }
  };
}
