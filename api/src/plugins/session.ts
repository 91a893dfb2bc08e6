import type { FastifyRequest } from 'fastify';
import type { App, Dependencies } from '../module';
import { onboardingIncomplete, sessionMissing } from '../modules/auth/auth.errors';
import { readSessionCookie } from '../modules/auth/session-cookie';
import { findSession, type Session } from '../modules/auth/sessions.repository';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

const ONBOARDING_DONE = 4;

export function addSession(app: App): void {
  app.decorateRequest('session', null);
}

/** The investor scope: runs before the body is read, so a stranger's upload is not received. */
export const requireSession = (dependencies: Dependencies) => async (request: FastifyRequest) => {
  request.session = await lookUp(request, dependencies);
  const { onboarding_step } = sessionOf(request);
  if (onboarding_step < ONBOARDING_DONE && !request.routeOptions.config.onboarding) {
    throw onboardingIncomplete();
  }
};

/** The public scope: only routes with `config: { session: 'optional' }` look. */
export const optionalSession = (dependencies: Dependencies) => async (request: FastifyRequest) => {
  if (request.routeOptions.config.session !== 'optional') return;
  request.session = await lookUp(request, dependencies);
};

/** The signed-in investor. @throws sessionMissing */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw sessionMissing();
  return request.session;
}

/** For the `where` of every owner-facing query. @throws sessionMissing */
export const investorIdOf = (request: FastifyRequest): string => sessionOf(request).investor_id;

async function lookUp(request: FastifyRequest, { db, config }: Dependencies) {
  const token = readSessionCookie(request, config);
  return token ? findSession(db, token) : null;
}
