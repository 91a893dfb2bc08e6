import { PASSWORD_MAX_BYTES } from '@manzil/shared/contract/credentials';
import { PASSWORD_MIN_LENGTH } from '@manzil/shared/contract/passwords/passwords';
import {
  type PasswordFault,
  type PasswordOwner,
  passwordFault,
} from '@manzil/shared/domain/password-fault';
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
/** The same as `shared/src/forms/fields/texts` says while it is typed. */
const FAULTS: Readonly<Record<PasswordFault, Text>> = {
  words: {
    de: 'Das wird schnell erraten, auch mit Zahlen und Zeichen. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'This is soon guessed, digits and signs included. Take four words that have nothing to do with each other.',
  },
  row: {
    de: 'Reihen wie 1234 oder qwertz werden als Erstes geraten. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'Rows such as 1234 or qwerty are guessed first. Take four words that have nothing to do with each other.',
  },
  repeats: {
    de: 'Wiederholungen werden schnell erraten. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'Repetitions are soon guessed. Take four words that have nothing to do with each other.',
  },
  date: {
    de: 'Jahre und Tage werden schnell erraten. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'Years and dates are soon guessed. Take four words that have nothing to do with each other.',
  },
  personal: {
    de: 'Dieses Passwort besteht fast nur aus deinem Namen, deiner E-Mail-Adresse oder Wörtern des Portals. Nimm andere Wörter.',
    en: 'This password consists almost only of your name, your e-mail address or words of the portal. Choose other words.',
  },
};
const BREACHED: Text = {
  de: 'Dieses Passwort steht in einer Sammlung gestohlener Passwörter. Nimm ein anderes, auch überall, wo du es sonst hast.',
  en: 'This password is in a collection of stolen ones. Choose another, here and wherever else you use it.',
};
export const SAME_AS_BEFORE: Text = {
  de: 'Das ist dein bisheriges Passwort. Wähle ein anderes.',
  en: 'This is your present password. Choose another one.',
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
  const fault = await passwordFault(password, owner);
  if (fault) return FAULTS[fault];
  return (await isBreached(composed)) ? BREACHED : null;
}
