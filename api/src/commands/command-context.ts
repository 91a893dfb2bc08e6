import type { Config } from '../platform/config';
import type { Terminal } from './terminal';

export type CommandContext = {
  config: Config;
  apiRoot: string;
  terminal: Terminal;
  operator: string;
  /** For what a person has to answer for: named on the command line, not a container's account. @throws UsageError */
  namedOperator: () => string;
  now: () => Date;
  /** Ends what a command leaves open, in the opposite order. */
  atEnd: (step: () => Promise<void>) => void;
  /** As `atEnd`, for what outlives the process where a signal ends the command. */
  atAnyEnd: (step: () => Promise<void>) => void;
};
