export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Wrong use: an option that is missing, or that does not go with another. Ends with 2. */
export class UsageError extends CommandError {}
