import * as operation from '@manzil/shared/contract/sessions/operations';
import { aNewSession } from '../../../testing/authorisation/renewals';
import { proof } from '../../../testing/proofs/proof';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';

export const proofs = [
  proof(operation.listSessions, 'account'),
  proof(operation.endSession, 'account', {
    ids: { session_id: 'session' },
    renews: [aNewSession],
    prepare: async ({ portal, owner }) => ({
      known: { 'own.session': await createSession(portal.db, owner.id, newToken()) },
    }),
  }),
  proof(operation.endOtherSessions, 'account', { renews: [aNewSession] }),
];
