import type { CommandContext } from './command-context';

export type Run = <Args extends unknown[]>(
  work: (context: CommandContext, ...args: Args) => Promise<void>,
) => (...args: Args) => Promise<void>;
