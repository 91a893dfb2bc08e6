import { OpenSessionList, SessionParams, SessionsEnded } from '@manzil/shared/contract/account';
import { Done } from '@manzil/shared/contract/session';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { sessionMissing } from './auth.errors';
import { revokeOne, revokeOthers } from './revoke-sessions.usecase';
import { clearSessionCookie, readSessionCookie } from './session-cookie';
import { listSessions, ownSessionId } from './sessions.repository';

/** GET /auth/sessions, DELETE /auth/sessions/:session_id, POST /auth/sessions/revoke-others */
export const sessionListRoutes: Module = (app, { config }) => {
  const tokenOf = (request: FastifyRequest): string => {
    const token = readSessionCookie(request, config);
    if (!token) throw sessionMissing();
    return token;
  };

  app.get(
    '/auth/sessions',
    { schema: { response: { 200: OpenSessionList } }, config: { onboarding: true } },
    async (request) =>
      asInvestor(request, async (db) => {
        const current = await ownSessionId(db, tokenOf(request));
        const items = await listSessions(db, investorIdOf(request));
        return {
          items: items.map((item) => ({ ...item, current: item.session_id === current })),
        };
      }),
  );

  app.delete(
    '/auth/sessions/:session_id',
    {
      schema: { params: SessionParams, response: { 200: Done } },
      config: { onboarding: true },
    },
    async (request, reply) => {
      const { session_id } = request.params;
      const own = await asInvestorWriting(request, async (tx) => {
        const current = await ownSessionId(tx, tokenOf(request));
        const found = await revokeOne(tx, investorIdOf(request), session_id);
        if (!found) throw notFound();
        return session_id === current;
      });
      if (own) clearSessionCookie(reply, config);
      return { success: true as const };
    },
  );

  app.post(
    '/auth/sessions/revoke-others',
    { schema: { response: { 200: SessionsEnded } }, config: { onboarding: true } },
    async (request) =>
      asInvestorWriting(request, async (tx) => {
        const current = await ownSessionId(tx, tokenOf(request));
        return { ended: await revokeOthers(tx, investorIdOf(request), current) };
      }),
  );
};
