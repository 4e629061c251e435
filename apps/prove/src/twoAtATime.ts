/** Runs jobs that mostly wait, two at a time: the number of cores of the smallest supported machine. */
export async function twoAtATime(works: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...works];
  const workOff = async (): Promise<void> => {
    for (let work = left.shift(); work !== undefined; work = left.shift()) await work();
  };
  await Promise.all([workOff(), workOff()]);
}
