import { runTasks } from './turbo';

/**
 * Builds what has changed since it was built on this machine.
 * @param only folders of packages; all where it is left out
 * @throws Error, once the build's own words are shown
 */
export async function buildAll(only?: readonly string[]): Promise<void> {
  const { code } = await runTasks(['build'], { ...(only && { only }) });
  if (code !== 0) throw new Error('The build failed.');
}
