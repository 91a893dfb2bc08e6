import type { FastifyReply, FastifyRequest } from 'fastify';
import { onboardingIncomplete, sessionMissing } from '../platform/http/access.errors';
import { answerError } from '../platform/http/error-handler';
import type { App, Dependencies } from '../platform/http/module';
import type { Db } from '../platform/postgres/connect';
import {
  confirmSession,
  findSession,
  inInvestorTransaction,
  investorDb,
  type SignedIn,
  sessionDb,
} from './investor-connection';
import { readSessionCookie } from './session-cookie';
import type { Session } from './sessions.repository';

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
    token: string | null;
    lookUpDue: boolean;
  }
  interface FastifyInstance {
    portal: Dependencies['portal'];
  }
}

const ONBOARDING_DONE = 4;

export function addSession(app: App, { portal, config }: Dependencies): void {
  app.decorate('portal', portal);
  app.decorateRequest('session', null);
  app.decorateRequest('token', null);
  app.decorateRequest('lookUpDue', false);
  // Before the body is read, so a stranger's upload is not received.
  app.addHook('onRequest', async (request) => {
    request.token = readSessionCookie(request, config) ?? null;
    if (!request.is404 && request.method !== 'OPTIONS') await applyAccess(request);
  });
}

async function applyAccess(request: FastifyRequest): Promise<void> {
  const { access, session } = request.routeOptions.config;
  if (access === 'everybody') {
    if (request.token && session === 'optional') await lookUp(request);
    return;
  }
  request.lookUpDue = request.token !== null && session === 'with_data';
  if (!request.lookUpDue) await demandSession(request);
}

/** What goes wrong before the session was looked up: 401 and 403 come first. */
export async function answerAfterLookUp(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!request.lookUpDue) return answerError(error, request, reply);
  const first = await demandSession(request).then(
    () => error,
    (refusal: unknown) => refusal,
  );
  return answerError(first, request, reply);
}

/** @throws sessionMissing */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw sessionMissing();
  return request.session;
}

/** For the `where` of every owner-facing query. @throws sessionMissing */
export const investorIdOf = (request: FastifyRequest): string => sessionOf(request).investor_id;

/** Lets `work` read as the signed-in investor: rows of others do not exist for it. */
export async function asInvestor<T>(
  request: FastifyRequest,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return work(investorDb(request.server.portal, investorIdOf(request)));
}

/**
 * For `session: 'with_data'`: looked up in the round trip of the data. So `work` names the investor by `SIGNED_IN`, and
 * what it makes of a stranger's empty rows is dropped. @throws sessionMissing, onboardingIncomplete
 */
export async function asInvestorAtOnce<T>(
  request: FastifyRequest,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (!request.token) throw sessionMissing();
  request.lookUpDue = false;
  let lookedUp = false;
  const db = sessionDb(request.server.portal, request.token, (session) => {
    request.session = session;
    lookedUp = true;
  });
  try {
    const result = await work(db);
    // Without a statement nobody was looked up.
    if (!lookedUp) await demandSession(request);
    return result;
  } finally {
    if (lookedUp) checkSession(request);
  }
}

/** In one transaction; nothing is written for who has signed out while the body came in. @throws sessionMissing */
export async function asInvestorWriting<T>(
  request: FastifyRequest,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inInvestorTransaction(request.server.portal, investorIdOf(request), async (tx) => {
    if (!request.token || !(await confirmSession(tx, request.token))) throw sessionMissing();
    return work(tx);
  });
}

async function lookUp(request: FastifyRequest): Promise<void> {
  request.lookUpDue = false;
  if (request.token) request.session = await findSession(request.server.portal, request.token);
}

async function demandSession(request: FastifyRequest): Promise<void> {
  await lookUp(request);
  checkSession(request);
}

function checkSession(request: FastifyRequest): void {
  const { onboarding_step } = sessionOf(request);
  const { access = 'investor' } = request.routeOptions.config;
  if (access === 'investor' && onboarding_step < ONBOARDING_DONE) {
    throw onboardingIncomplete();
  }
}
