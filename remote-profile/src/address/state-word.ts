const WORDS: Readonly<Record<string, 'land' | 'canton' | 'emirate' | 'state' | 'province'>> = {
  AE: 'emirate',
  AT: 'land',
  AU: 'state',
  BR: 'state',
  CA: 'province',
  CH: 'canton',
  DE: 'land',
  IN: 'state',
  MX: 'state',
  NL: 'province',
  US: 'state',
  ZA: 'province',
};

/** What the largest parts of a country are called there, as the key of its text. @param country ISO 3166-1 alpha-2 */
export const stateWord = (country: string | null) =>
  `address.states.${WORDS[country ?? ''] ?? 'region'}` as const;
