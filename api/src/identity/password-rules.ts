import { PASSWORD_MAX_BYTES } from '@manzil/shared/contract/credentials';
import { PASSWORD_MIN_LENGTH } from '@manzil/shared/contract/passwords/passwords';
import { guessableProblem, type PasswordOwner } from '@manzil/shared/domain/guessable-problem';
import type { Text } from '../platform/http/errors';
import type { IsBreached } from './breached-passwords';

const TOO_SHORT: Text = {
  de: `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`,
  en: `At least ${PASSWORD_MIN_LENGTH} characters.`,
};
const TOO_LONG: Text = {
  de: 'Dieses Passwort ist zu lang. Nimm ein kürzeres.',
  en: 'This password is too long. Choose a shorter one.',
};
const BREACHED: Text = {
  de: 'Dieses Passwort steht in einer Sammlung gestohlener Passwörter. Nimm ein anderes, auch überall, wo du es sonst hast.',
  en: 'This password is in a collection of stolen ones. Choose another, here and wherever else you use it.',
};
export const SAME_AS_BEFORE: Text = {
  de: 'Das ist dein bisheriges Passwort. Wähl ein anderes.',
  en: 'This is your current password. Choose another one.',
};

/** null = nothing is wrong. */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isBreached: IsBreached,
): Promise<Text | null> {
  const composed = password.normalize('NFC');
  if (Buffer.byteLength(composed) > PASSWORD_MAX_BYTES) return TOO_LONG;
  if ([...composed].length < PASSWORD_MIN_LENGTH) return TOO_SHORT;
  const problem = await guessableProblem(password, owner);
  if (problem) return problem;
  return (await isBreached(composed)) ? BREACHED : null;
}
