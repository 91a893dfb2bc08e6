import { PASSWORD_MAX_BYTES } from '@manzil/shared/contract/credentials';
import { PASSWORD_MIN_LENGTH } from '@manzil/shared/contract/passwords/passwords';
import type { Text } from '../platform/http/errors';

export type Owner = { first_name: string; last_name: string; email: string };

const TOO_SHORT: Text = {
  de: `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`,
  en: `At least ${PASSWORD_MIN_LENGTH} characters.`,
};
const TOO_LONG: Text = {
  de: 'Dieses Passwort ist zu lang. Nimm ein kürzeres.',
  en: 'This password is too long. Choose a shorter one.',
};
const GUESSABLE: Text = {
  de: 'Dieses Passwort wird als Erstes geraten. Nimm zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
  en: 'This password is among the first to be guessed. Take, for example, four words that have nothing to do with each other.',
};
const PERSONAL: Text = {
  de: 'Dieses Passwort besteht fast nur aus deinem Namen, deiner E-Mail-Adresse oder Wörtern des Portals. Nimm andere Wörter.',
  en: 'This password consists almost only of your name, your e-mail address or words of the portal. Choose other words.',
};
export const SAME_AS_BEFORE: Text = {
  de: 'Das ist dein bisheriges Passwort. Wähle ein anderes.',
  en: 'This is your present password. Choose another one.',
};

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
/** With fewer letters between them it is the digits that have to be guessed. */
const SHORTEST_CORE = 4;
/** A shorter piece is guessed however often it is repeated. */
const REPEATED_PART = 6;

const ROWS = [
  '1234567890'.repeat(5),
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopüasdfghjklöäyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** null = nothing is wrong. Length and what attackers try first count, kinds of characters do not. */
export async function passwordProblem(password: string, owner: Owner): Promise<Text | null> {
  if (Buffer.byteLength(password.normalize('NFC')) > PASSWORD_MAX_BYTES) return TOO_LONG;
  if ([...password.normalize('NFC')].length < PASSWORD_MIN_LENGTH) return TOO_SHORT;
  const plain = password.normalize('NFKC').toLowerCase();
  if (isPersonal(plain, owner)) return PERSONAL;
  const { COMMON_PASSWORDS } = await import('./common-passwords');
  return isGuessable(plain, COMMON_PASSWORDS) ? GUESSABLE : null;
}

/** Common, a row of keys or of the alphabet, or such a thing repeated; with digits and signs around it or without. */
function isGuessable(plain: string, common: ReadonlySet<string>): boolean {
  const withoutSigns = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const withoutDigits = plain.replace(/^\P{L}+|\P{L}+$/gu, '');
  const core = withoutDigits.length < SHORTEST_CORE ? [] : [withoutDigits];
  return [plain, withoutSigns, ...core].filter(Boolean).some((text) => {
    const part = repeatedPart(text);
    const short = part.length < text.length && part.length < REPEATED_PART;
    return short || common.has(part) || RUNS.some((run) => run.includes(part));
  });
}

/** `abab` → `ab`; what repeats nothing is its own part. */
const repeatedPart = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

function isPersonal(plain: string, { first_name, last_name, email }: Owner): boolean {
  const [local = ''] = email.toLowerCase().split('@');
  const login = lettersOf(local);
  if (login.length >= SHORTEST_CORE && lettersOf(plain) === login) return true;
  const names = [first_name, last_name, local];
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  // The domain counts as the end of the address only: its words alone are as good as others.
  const own = [email, ...parts].flatMap(spellings);
  const words = [...own, ...PRODUCT].filter((word) => word.length >= SHORTEST_WORD);
  // The longest first, so that no part of a longer word is left.
  const left = words
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), plain);
  return left !== plain && left.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_PART;
}

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function spellings(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  return [plain, plain.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)];
}
