import * as operation from '@manzil/shared/contract/session/operations';
import { signIn } from '@manzil/shared/contract/sessions/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { anAttemptTooMany, credentialsWrong, loginBusy } from './auth.errors';
import { readDeviceCookie, setDeviceCookie } from './device-cookie';
import { endSession } from './end-session.usecase';
import { login } from './login.usecase';
import { loginLimits } from './login-limits';
import { sessionAnswer } from './session-answer.repository';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie';
import { findLiveSession } from './sessions.repository';

export const authRoutes: Module = (app, dependencies) => {
  const { db, config, authKey } = dependencies;
  const means = { db, authKey, limits: loginLimits(db, (message) => app.log.warn(message)) };

  route(
    app,
    signIn,
    { summary: 'Signs in', errors: [credentialsWrong, anAttemptTooMany, loginBusy, notFound] },
    async (request, reply) => {
      const { investor, token, deviceToken } = await login(means, {
        ...request.body,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        previousToken: readSessionCookie(request, config),
        deviceToken: readDeviceCookie(request, config),
      });
      setSessionCookie(reply, config, token);
      setDeviceCookie(reply, config, deviceToken);
      return sessionAnswer(db, investor, dubaiToday(dependencies));
    },
  );

  async function signOut(request: FastifyRequest, reply: FastifyReply) {
    const token = readSessionCookie(request, config);
    if (token) await db.transaction((tx) => endSession(tx, token));
    clearSessionCookie(reply, config);
    return { success: true as const };
  }
  route(app, operation.signOut, { summary: 'Signs out' }, signOut);
  // For a client whose session check failed: what is left of the session goes, if anything is.
  route(app, operation.cleanUpSession, { summary: 'Removes what is left of a session' }, signOut);

  route(
    app,
    operation.checkSession,
    { summary: 'Whether the caller is signed in' },
    async (request) => {
      const token = readSessionCookie(request, config);
      return { valid: token !== undefined && (await findLiveSession(db, token)) !== null };
    },
  );
};
