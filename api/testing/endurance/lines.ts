import { bankAccount } from './bank-account-line';
import type { Conversation } from './conversation';
import { documents } from './document-line';
import type { SignedIn, WriteLine } from './line';
import { address, consent, personalData, settings } from './person-lines';
import { sessions } from './session-line';

/** Writes of several investors at once, each line one after the other. @param investors three, signed in */
export function writeLines(conversation: Conversation, investors: SignedIn[]): WriteLine[] {
  const [first, second, third] = investors;
  if (!first || !second || !third) throw new Error('The lines are of three investors.');
  return [
    ...[settings, address, consent].map((line) => line(conversation, first)),
    ...[settings, personalData, documents].map((line) => line(conversation, second)),
    ...[bankAccount, sessions].map((line) => line(conversation, third)),
  ];
}
