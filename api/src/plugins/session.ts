import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect';
import {
  confirmSession,
  type InvestorConnection,
  inInvestorTransaction,
  openSession,
  type SignedIn,
} from '../db/investor-connection';
import type { App, Dependencies } from '../module';
import { onboardingIncomplete, sessionMissing } from '../modules/auth/auth.errors';
import { readSessionCookie } from '../modules/auth/session-cookie';
import type { Session } from '../modules/auth/sessions.repository';

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
    /** Of the session's cookie. */
    token: string | null;
    /** Held while a read is answered; a body may come slowly, so a write gets its own. */
    connection: InvestorConnection | null;
  }
  interface FastifyInstance {
    portal: Dependencies['portal'];
  }
}

const ONBOARDING_DONE = 4;
const READS = new Set(['GET', 'HEAD']);

export function addSession(app: App, { portal }: Dependencies): void {
  app.decorate('portal', portal);
  app.decorateRequest('session', null);
  app.decorateRequest('token', null);
  app.decorateRequest('connection', null);
  // The answer is ready: how slowly it is taken is no matter of the database.
  app.addHook('onSend', async (request, _reply, payload) => {
    giveBack(request);
    return payload;
  });
  app.addHook('onResponse', async (request) => giveBack(request));
}

/** The investor scope: runs before the body is read, so a stranger's upload is not received. */
export const requireSession = (dependencies: Dependencies) => async (request: FastifyRequest) => {
  await lookUp(request, dependencies);
  const { onboarding_step } = sessionOf(request);
  if (onboarding_step < ONBOARDING_DONE && !request.routeOptions.config.onboarding) {
    throw onboardingIncomplete();
  }
};

/** The public scope: only routes with `config: { session: 'optional' }` look. */
export const optionalSession = (dependencies: Dependencies) => async (request: FastifyRequest) => {
  if (request.routeOptions.config.session === 'optional') await lookUp(request, dependencies);
};

/** The signed-in investor. @throws sessionMissing */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw sessionMissing();
  return request.session;
}

/** For the `where` of every owner-facing query. @throws sessionMissing */
export const investorIdOf = (request: FastifyRequest): string => sessionOf(request).investor_id;

/**
 * Lets `work` read as the signed-in investor: rows of others do not exist for it. The queries of one request share
 * one connection, so they run one after the other.
 */
export function asInvestor<T>(request: FastifyRequest, work: (db: Db) => Promise<T>): Promise<T> {
  if (request.connection) return work(request.connection.db);
  return inInvestorTransaction(request.server.portal, investorIdOf(request), work);
}

/**
 * As `asInvestor`, for writes: in one transaction, committed when `work` resolves. A body may have come in slowly, so
 * nothing is written for who has signed out meanwhile.
 * @throws sessionMissing
 */
export function asInvestorWriting<T>(
  request: FastifyRequest,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  if (request.connection) return request.connection.db.transaction(work);
  return inInvestorTransaction(request.server.portal, investorIdOf(request), async (tx) => {
    if (!request.token || !(await confirmSession(tx, request.token))) throw sessionMissing();
    return work(tx);
  });
}

async function lookUp(request: FastifyRequest, { portal, config }: Dependencies): Promise<void> {
  const token = readSessionCookie(request, config);
  const connection = token ? await openSession(portal, token) : null;
  request.token = token ?? null;
  request.session = connection?.session ?? null;
  if (connection && READS.has(request.method)) request.connection = connection;
  else connection?.release();
}

/** Ends the hold on a connection early: before something slow that needs no database. */
export function giveBack(request: FastifyRequest): void {
  request.connection?.release();
  request.connection = null;
}
