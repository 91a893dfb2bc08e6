const WORDS: Readonly<Record<string, 'land' | 'canton' | 'emirate'>> = {
  AE: 'emirate',
  AT: 'land',
  CH: 'canton',
  DE: 'land',
};

/** What the largest parts of a country are called there, as the key of its text. @param country ISO 3166-1 alpha-2 */
export const stateWord = (country: string | null) =>
  `address.states.${WORDS[country ?? ''] ?? 'region'}` as const;
