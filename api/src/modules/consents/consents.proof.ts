import * as operation from '@manzil/shared/contract/consents/operations';
import { read } from '../../../testing/fuzz/world';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listConsents, 'account'),
  proof(operation.decideConsent, 'account', {
    ids: { purpose: 'purpose' },
    sends: () => ({ granted: true, version: '2026-11' }),
    readBack: async (world, answer) => {
      const { items } = await read(world, '/consents');
      return items.find(({ purpose }: { purpose: string }) => purpose === answer.json().purpose);
    },
  }),
];
