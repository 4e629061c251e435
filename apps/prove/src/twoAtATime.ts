/** Works that wait much, two at a time: as many as the smallest machine has processors. */
export async function twoAtATime(works: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...works];
  const workOff = async (): Promise<void> => {
    for (let work = left.shift(); work !== undefined; work = left.shift()) await work();
  };
  await Promise.all([workOff(), workOff()]);
}
