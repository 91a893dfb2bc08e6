import fc from 'fast-check';
import type { Draft } from './draft';
import { NO_MEANING } from './examples';
import { hostileDrafts, nearlyValidDrafts } from './hostile-drafts';
import type { Operation } from './operations';
import { meantDrafts, validDrafts } from './valid-drafts';

/** Requests of an operation: nearly half of them meant, the others formally valid, nearly valid, or hostile. */
export function draftsOf(operation: Operation): fc.Arbitrary<Draft> {
  return fc.oneof(
    { weight: 9, arbitrary: meantDrafts(operation) },
    { weight: 3, arbitrary: validDrafts(operation, NO_MEANING) },
    { weight: 4, arbitrary: nearlyValidDrafts(operation) },
    { weight: 4, arbitrary: hostileDrafts(operation) },
  );
}
