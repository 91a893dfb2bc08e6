import { UsageError } from './command-error';

/** The account in the container of every installation: nobody's name. */
const SHARED_ACCOUNT = 'manzil';

export function namedOperator(given: string | undefined): string {
  const name = given?.trim() ?? '';
  if (name === '') throw new UsageError('Say who you are: manzil --operator <name> …');
  if (name.toLowerCase() === SHARED_ACCOUNT) {
    throw new UsageError(`--operator is the name of a person, not "${name}".`);
  }
  return name;
}
