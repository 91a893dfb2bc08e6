import type { Investor } from '@manzil/shared/contract/session/session';
import type { Entry } from './entries';
import type { SearchWords } from './search-words';

/** What no remote offers, but the shell. */
export const ownActions = (words: SearchWords, investor: Investor | null): Entry[] => [
  {
    ...{ key: 'help', does: 'help', icon: 'life-buoy' },
    ...{ title: words.help, also: words.help_also },
  },
  ...(investor
    ? [
        {
          ...{ key: 'sign_out', does: 'sign_out' as const, icon: 'log-out' },
          ...{ title: words.sign_out, also: words.sign_out_also },
        },
      ]
    : []),
];
