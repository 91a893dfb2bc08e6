import type { Config } from '../platform/config';
import type { Terminal } from './terminal';

/** What a command works with. */
export type CommandContext = {
  config: Config;
  /** The api folder: migrations and contents lie in it. */
  apiRoot: string;
  terminal: Terminal;
  /** Name of whoever runs the command, as the audit log keeps it. */
  operator: string;
  /**
   * As `operator`, where a person has to answer for it: named on the command line, and not after the account that
   * containers have in common.
   * @throws UsageError
   */
  namedOperator: () => string;
  now: () => Date;
  /** Ends what a command leaves open, in the opposite order. */
  atEnd: (step: () => Promise<void>) => void;
  /** As `atEnd`, for what outlives the process where a signal ends the command. */
  atAnyEnd: (step: () => Promise<void>) => void;
};
