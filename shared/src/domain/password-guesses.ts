import { type Match, ZxcvbnFactory } from '@zxcvbn-ts/core';
// Not the packages' own doors: they bring all of Wikipedia and of America's surnames, twice as much as the rest.
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs';
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.cjs';
import germanWords from '@zxcvbn-ts/language-de/dist/commonWords.json.js';
import germanFirstNames from '@zxcvbn-ts/language-de/dist/firstnames.json.js';
import germanSurnames from '@zxcvbn-ts/language-de/dist/lastnames.json.js';
import englishWords from '@zxcvbn-ts/language-en/dist/commonWords.json.cjs';
import englishFirstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.cjs';

export type GuessFault = 'words' | 'row' | 'repeats' | 'date';

/** 10^10, from which on zxcvbn calls a password very hard to guess. */
const ENOUGH = 4;

const judge = new ZxcvbnFactory({
  dictionary: {
    passwords,
    germanWords,
    germanFirstNames,
    germanSurnames,
    englishWords,
    englishFirstNames,
  },
  graphs,
  // Time grows with the square of both: this is 30 ms at worst, without them some strings take seconds.
  maxLength: 32,
  l33tMaxSubstitutions: 8,
});

const FAULTS: Readonly<Record<string, GuessFault>> = {
  spatial: 'row',
  sequence: 'row',
  repeat: 'repeats',
  date: 'date',
  regex: 'date',
};

/** What makes it easy to guess; null = it is not. @param known words that who guesses knows, in lower case */
export function guessFault(password: string, known: string[]): GuessFault | null {
  const { score, sequence } = judge.check(password, known);
  if (score >= ENOUGH) return null;
  const easy = sequence.filter(({ pattern }) => pattern === 'dictionary' || FAULTS[pattern]);
  const most = easy.sort((a, b) => lengthOf(b) - lengthOf(a)).at(0);
  return FAULTS[most?.pattern ?? ''] ?? 'words';
}

const lengthOf = ({ i, j }: Match) => j - i;
