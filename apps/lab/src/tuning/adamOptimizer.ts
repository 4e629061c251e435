/** The Adam optimiser. `inertia` and `memory` are usually called β1 and β2, `least` ε. */
export function adamOptimizer(
  size: number,
  { inertia, memory, least }: { inertia: number; memory: number; least: number },
): (values: Float64Array, gradients: Readonly<Float64Array>, learningRate: number) => void {
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  let step = 0;
  return (values, gradients, learningRate) => {
    step++;
    for (let i = 0; i < size; i++) {
      const gradient = gradients[i] as number;
      means[i] = inertia * (means[i] as number) + (1 - inertia) * gradient;
      squares[i] = memory * (squares[i] as number) + (1 - memory) * gradient * gradient;
      const scale = Math.sqrt((squares[i] as number) / (1 - memory ** step)) + least;
      values[i] =
        (values[i] as number) - (learningRate * (means[i] as number)) / (1 - inertia ** step) / scale;
    }
  };
}
