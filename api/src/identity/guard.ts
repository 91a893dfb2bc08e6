import type { Language } from '@manzil/shared/contract/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  factorRequired,
  onboardingIncomplete,
  sessionMissing,
} from '../platform/http/access.errors';
import { answerError } from '../platform/http/error-handler';
import type { App, Dependencies } from '../platform/http/module';
import { requestLanguage, saidLanguage } from '../platform/http/request-language';
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
import { type InvestorId, SIGNED_IN } from './signed-in';

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
    token: string | null;
    lookUpDue: boolean;
  }
  interface FastifyInstance {
    portal: Dependencies['portal'];
    demandsFactor: boolean;
  }
}

const ONBOARDING_DONE = 4;

export function addSession(app: App, { portal, config }: Dependencies): void {
  app.decorate('portal', portal);
  app.decorate('demandsFactor', config.requireSecondFactor);
  app.decorateRequest('session', null);
  app.decorateRequest('token', null);
  app.decorateRequest('lookUpDue', false);
  // Before the body is read, so a stranger's upload is not received.
  app.addHook('onRequest', async (request) => {
    request.token = readSessionCookie(request, config) ?? null;
    if (!request.is404 && request.method !== 'OPTIONS') await applyAccess(request);
  });
  // A read that asked the database nothing has looked nobody up yet.
  app.addHook('onSend', async (request) => {
    if (request.lookUpDue) await demandSession(request);
  });
}

const READS = ['GET', 'HEAD'];

/** A read looks the session up in the round trip of its data (`asInvestor`), all else before it begins. */
async function applyAccess(request: FastifyRequest): Promise<void> {
  const { access, session } = request.routeOptions.config;
  if (access === 'everybody') {
    if (request.token && session === 'optional') await lookUp(request);
    return;
  }
  request.lookUpDue = request.token !== null && READS.includes(request.method);
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

/** Of a request whose session was looked up: of a read, after its data. @throws sessionMissing */
export const investorIdOf = (request: FastifyRequest): string => sessionOf(request).investor_id;

/** `requestLanguage` for a read, whose reader is not known yet: the portal says the language, other clients may not. */
export async function investorLanguage(request: FastifyRequest): Promise<Language> {
  if (request.lookUpDue && !saidLanguage(request)) await demandSession(request);
  return requestLanguage(request);
}

/**
 * Lets `work` read as the signed-in investor: rows of others do not exist for it. The session is looked up with its
 * first statement, so `work` names the investor by `me`, for the `where` of every query; what it makes of a
 * stranger's empty rows is dropped. @throws sessionMissing, onboardingIncomplete, factorRequired
 */
export async function asInvestor<T>(
  request: FastifyRequest,
  work: (db: Db, me: InvestorId) => Promise<T>,
): Promise<T> {
  const { portal } = request.server;
  if (!request.lookUpDue) return work(investorDb(portal, investorIdOf(request)), SIGNED_IN);
  if (!request.token) throw sessionMissing();
  request.lookUpDue = false;
  let lookedUp = false;
  const db = sessionDb(portal, request.token, (session) => {
    request.session = session;
    lookedUp = true;
  });
  try {
    const result = await work(db, SIGNED_IN);
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
  work: (tx: Db, me: string) => Promise<T>,
): Promise<T> {
  if (request.lookUpDue) await demandSession(request);
  const me = investorIdOf(request);
  return inInvestorTransaction(request.server.portal, me, async (tx) => {
    if (!request.token || !(await confirmSession(tx, request.token))) throw sessionMissing();
    return work(tx, me);
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
  const { onboarding_step, has_factor } = sessionOf(request);
  const { access = 'investor' } = request.routeOptions.config;
  if (access !== 'investor') return;
  if (onboarding_step < ONBOARDING_DONE) throw onboardingIncomplete();
  if (request.server.demandsFactor && !has_factor) throw factorRequired();
}
