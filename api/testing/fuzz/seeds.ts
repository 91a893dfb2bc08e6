import type { Draft } from './drafts';
import type { Value } from './slots';

/** Of every run, unless FUZZ_SEED names another: what passes today is the same as what passed yesterday. */
export const SEED = 20_261_121;

const sent = (json: Value): Draft => ({
  caller: 'owner',
  params: {},
  query: {},
  headers: {},
  content: { json },
});

/** The next version was more than the database's integer holds. */
const LAST_VERSION = 2_147_483_647;

/** Requests that have failed once, by operation: asked first in every run. */
export const REGRESSIONS: Readonly<Record<string, readonly Draft[]>> = {
  'PATCH /profile': [sent({ salutation: 'ms', version: LAST_VERSION })],
  'PUT /profile/tax-residencies': [
    sent({ items: [{ country: 'AD', tax_id: null }], version: LAST_VERSION }),
  ],
};
