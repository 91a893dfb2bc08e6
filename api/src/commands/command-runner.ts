import type { CommandContext } from './command-context';

/** Turns the work of a command into commander's action: with a context, and whatever happens with an end. */
export type Run = <Args extends unknown[]>(
  work: (context: CommandContext, ...args: Args) => Promise<void>,
) => (...args: Args) => Promise<void>;
