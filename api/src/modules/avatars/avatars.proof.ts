import * as operation from '@manzil/shared/contract/avatars/operations';
import { aNewAvatar } from '../../../testing/authorisation/renewals';
import { anAvatar } from '../../../testing/documents';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.getAvatar, 'account', {
    ids: { avatar_id: 'avatar' },
    prepare: async ({ portal, owner }) => ({
      known: { 'own.avatar': await anAvatar(portal.db, portal.stored, owner) },
    }),
  }),
  proof(operation.removeAvatar, 'account', { renews: [aNewAvatar] }),
];
