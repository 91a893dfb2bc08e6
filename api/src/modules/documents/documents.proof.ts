import * as operation from '@manzil/shared/contract/documents/operations';
import { aNewDocument } from '../../../testing/authorisation/renewals';
import { aDocument } from '../../../testing/documents';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listDocuments, 'account'),
  proof(operation.getDocument, 'account', { ids: { id: 'document' } }),
  proof(operation.withdrawDocument, 'account', {
    ids: { id: 'document' },
    renews: [aNewDocument],
    // Found, but decided on: it stays.
    relations: { replaced: 409 },
    prepare: async ({ portal, owner }) => ({
      known: {
        'own.document': await aDocument(portal.db, { investor: owner, status: 'in_review' }),
      },
    }),
  }),
];
