/** A reason to give up that the operator can act on: printed as one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
