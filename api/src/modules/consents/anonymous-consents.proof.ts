import { decideAnonymousConsent } from '@manzil/shared/contract/consents/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(decideAnonymousConsent, 'everybody', {
    ids: { anon_id: 'new visitor', purpose: 'purpose' },
    sends: () => ({ granted: true, version: '2026-11' }),
    // One visitor decides more than once.
    examples: { anon_id: [] },
    // A visitor cannot ask what they decided: the answer is all there is.
    readBack: async (_, answer) => answer.json(),
  }),
];
