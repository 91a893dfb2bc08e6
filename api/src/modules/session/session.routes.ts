import * as operation from '@manzil/shared/contract/session/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asInvestor, sessionOf } from '../../identity/guard';
import { clearSessionCookie, readSessionCookie } from '../../identity/session-cookie';
import { findLiveSession } from '../../identity/sessions.repository';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findAccount, isFactorDue } from './account.repository';
import { endSession } from './end-session.usecase';

/**
 * What the browser keeps of the API by its address, such as photos. Cookies would take the known browser along, and
 * storage, where host and API share an origin, consent and service worker.
 */
const FILES_OF_THE_API = '"cache"';

export const sessionRoutes: Module = (app, dependencies) => {
  const { db, config } = dependencies;

  route(
    app,
    operation.getSession,
    { summary: 'Who is signed in', errors: [notFound] },
    async (request) => {
      const today = dubaiToday(dependencies);
      const account = await asInvestor(request, (db, me) => findAccount(db, me, today));
      const session = sessionOf(request);
      return { ...session, ...account, second_factor_due: isFactorDue(config, session) };
    },
  );

  async function signOut(request: FastifyRequest, reply: FastifyReply) {
    const token = readSessionCookie(request, config);
    if (token) await db.transaction((tx) => endSession(tx, token));
    clearSessionCookie(reply, config);
    reply.header('clear-site-data', FILES_OF_THE_API);
    return { success: true as const };
  }
  route(app, operation.signOut, { summary: 'Signs out' }, signOut);
  // For a client whose session check failed: what is left of the session goes, if anything is.
  route(app, operation.cleanUpSession, { summary: 'Removes what is left of a session' }, signOut);

  route(
    app,
    operation.checkSession,
    { summary: 'Whether the caller is signed in', config: { frequent: true } },
    async (request) => {
      const token = readSessionCookie(request, config);
      return { valid: token !== undefined && (await findLiveSession(db, token)) !== null };
    },
  );
};
