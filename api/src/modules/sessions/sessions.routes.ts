import * as operation from '@manzil/shared/contract/sessions/operations';
import type { FastifyRequest } from 'fastify';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { clearSessionCookie, readSessionCookie } from '../../identity/session-cookie';
import { listSessions, ownSessionId } from '../../identity/sessions.repository';
import { sessionMissing } from '../../platform/http/access.errors';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { revokeByMail, revokeOne, revokeOthers } from './revoke-sessions.usecase';
import { readSessionLink } from './session-link';

export const sessionListRoutes: Module = (app, { db, config, authKey }) => {
  const tokenOf = (request: FastifyRequest): string => {
    const token = readSessionCookie(request, config);
    if (!token) throw sessionMissing();
    return token;
  };

  route(app, operation.listSessions, { summary: 'Where one is signed in' }, async (request) =>
    asInvestor(request, async (db, me) => {
      const current = await ownSessionId(db, tokenOf(request));
      const items = await listSessions(db, me);
      return {
        items: items.map((item) => ({ ...item, current: item.session_id === current })),
      };
    }),
  );

  route(app, operation.endSession, { summary: 'Signs out one device' }, async (request, reply) => {
    const { session_id } = request.params;
    const own = await asInvestorWriting(request, async (tx) => {
      const current = await ownSessionId(tx, tokenOf(request));
      const found = await revokeOne(tx, investorIdOf(request), session_id);
      if (!found) throw notFound();
      return session_id === current;
    });
    if (own) clearSessionCookie(reply, config);
    return { success: true as const };
  });

  route(
    app,
    operation.endOtherSessions,
    { summary: 'Signs out all other devices' },
    async (request) =>
      asInvestorWriting(request, async (tx) => {
        const current = await ownSessionId(tx, tokenOf(request));
        return { ended: await revokeOthers(tx, investorIdOf(request), current) };
      }),
  );

  route(
    app,
    operation.endSessionByMail,
    { summary: 'Signs out the device that a mail tells of', errors: [notFound] },
    async ({ body }) => {
      const sessionId = readSessionLink(authKey, body.token);
      if (!sessionId) throw notFound();
      await db.transaction((tx) => revokeByMail(tx, sessionId));
      return { success: true as const };
    },
  );
};
