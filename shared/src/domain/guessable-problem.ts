import type { GuessFault } from './password-guesses';

export type PasswordOwner = { first_name: string; last_name: string; email: string };

type Problem = { de: string; en: string };

const PROBLEMS: Readonly<Record<GuessFault | 'personal', Problem>> = {
  words: {
    de: 'Das wird schnell erraten, auch mit Zahlen und Zeichen. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'This is easy to guess, even with digits and symbols. Use four words that have nothing to do with each other.',
  },
  row: {
    de: 'Reihen wie 1234 oder qwertz werden als Erstes geraten. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'Sequences such as 1234 or qwerty are guessed first. Use four words that have nothing to do with each other.',
  },
  repeats: {
    de: 'Wiederholungen werden schnell erraten. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'Repetitions are easy to guess. Use four words that have nothing to do with each other.',
  },
  date: {
    de: 'Jahre und Tage werden schnell erraten. Nimm vier Wörter, die nichts miteinander zu tun haben.',
    en: 'Years and dates are easy to guess. Use four words that have nothing to do with each other.',
  },
  personal: {
    de: 'Dieses Passwort besteht fast nur aus deinem Namen, deiner E-Mail-Adresse oder Wörtern des Portals. Nimm andere Wörter.',
    en: 'This password consists almost only of your name, your e-mail address or words of the portal. Use other words.',
  },
};

/** Of the portal. */
const PRODUCT = [
  'manzil',
  'portal',
  'investor',
  'dubai',
  'immobilie',
  'marina',
  'walk',
  'passwort',
  'password',
];
const SHORTEST_WORD = 3;
/** Fewer letters and digits beside such words make no password. */
const OWN_PART = 6;
/** A shorter address of mail is no password by itself. */
const SHORTEST_LOGIN = 4;

/**
 * What is wrong with a password that is long enough; null = nothing. What attackers try first counts, kinds of characters
 * do not. The dictionaries, 450 kB, come with the first question.
 * @param owner null where it is not known yet
 */
export async function guessableProblem(
  password: string,
  owner: PasswordOwner | null,
): Promise<Problem | null> {
  const plain = password.normalize('NFKC').toLowerCase();
  const known = [...(owner ? ownWords(owner) : []), ...PRODUCT];
  if (isMadeOf(plain, known) || (owner && isLogin(plain, owner))) return PROBLEMS.personal;
  const { guessFault } = await import(
    /* webpackChunkName: "password-guesses" */ './password-guesses'
  );
  const fault = guessFault(password.normalize('NFKC'), known);
  return fault && PROBLEMS[fault];
}

function ownWords({ first_name, last_name, email }: PasswordOwner): string[] {
  const names = [first_name, last_name, localPart(email)];
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  // The domain counts as the end of the address only: its words alone are as good as others.
  return [email, ...parts].flatMap(spellings).filter((word) => word.length >= SHORTEST_WORD);
}

function isMadeOf(plain: string, words: readonly string[]): boolean {
  // The longest first, so that no part of a longer word is left.
  const left = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), plain);
  return left !== plain && left.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_PART;
}

function isLogin(plain: string, { email }: PasswordOwner): boolean {
  const login = lettersOf(localPart(email).toLowerCase());
  return login.length >= SHORTEST_LOGIN && lettersOf(plain) === login;
}

const localPart = (email: string) => email.split('@')[0] ?? '';

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function spellings(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  return [plain, plain.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)];
}
