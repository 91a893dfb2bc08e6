import { LoginInput } from '@manzil/shared/contract/credentials';
import { Done, Investor, SessionValidity } from '@manzil/shared/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { readDeviceCookie, setDeviceCookie } from './device-cookie';
import { endSession } from './end-session.usecase';
import { login } from './login.usecase';
import { loginLimits } from './login-limits';
import { sessionAnswer } from './session-answer.repository';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie';
import { findLiveSession } from './sessions.repository';

/** POST /auth/login, POST /auth/logout, GET /auth/session, POST /auth/session/cleanup */
export const authRoutes: Module = (app, dependencies) => {
  const { db, config, authKey } = dependencies;
  const means = { db, authKey, limits: loginLimits(db, (message) => app.log.warn(message)) };

  app.post(
    '/auth/login',
    { schema: { body: LoginInput, response: { 200: Investor } } },
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
  const done = { schema: { response: { 200: Done } } };
  app.post('/auth/logout', done, signOut);
  // For a client whose session check failed: what is left of the session goes, if anything is.
  app.post('/auth/session/cleanup', done, signOut);

  app.get('/auth/session', { schema: { response: { 200: SessionValidity } } }, async (request) => {
    const token = readSessionCookie(request, config);
    return { valid: token !== undefined && (await findLiveSession(db, token)) !== null };
  });
};
