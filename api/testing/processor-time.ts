/**
 * Processor time of this process while `work` runs, all its threads, in ms: tests run beside each other, and the clock on
 * the wall says more about the others.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
