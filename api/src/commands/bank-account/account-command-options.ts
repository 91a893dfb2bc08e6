/** What every command has that changes an account. */
export type AccountCommandOptions = {
  dryRun?: boolean;
  /** One line of JSON instead of words. */
  json?: boolean;
};
