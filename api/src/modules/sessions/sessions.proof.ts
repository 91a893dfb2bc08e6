import * as operation from '@manzil/shared/contract/sessions/operations';
import { aNewSession } from '../../../testing/authorisation/renewals';
import { Slot } from '../../../testing/fuzz/slots';
import { proof } from '../../../testing/proofs/proof';
import { TEST_AUTH_KEY } from '../../../testing/test-app';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';
import { sessionLinkToken } from './session-link';

export const proofs = [
  proof(operation.listSessions, 'account'),
  proof(operation.endSession, 'account', {
    ids: { session_id: 'session' },
    renews: [aNewSession],
    prepare: async ({ portal, owner }) => ({
      known: { 'own.session': await createSession(portal.db, owner.id, newToken()) },
    }),
  }),
  proof(operation.endSessionByMail, 'everybody', {
    sends: () => ({ token: 'nobodys' }),
    status: [404],
    examples: { token: [new Slot('session_link')] },
    prepare: async ({ portal, owner }) => ({
      known: {
        session_link: sessionLinkToken(
          TEST_AUTH_KEY,
          await createSession(portal.db, owner.id, newToken()),
        ),
      },
    }),
    texts: { token: { is: 'compared', otherwise: 404 } },
  }),
  proof(operation.endOtherSessions, 'account', { renews: [aNewSession] }),
];
