import { Done, Investor, LoginInput } from '@manzil/shared/contract/session';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { login } from './login.usecase';
import { loginLimits } from './login-limits';
import { withProfileStatus } from './session.routes';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie';
import { revokeSession } from './sessions.repository';

/** POST /auth/login, POST /auth/logout */
export const authRoutes: Module = (app, dependencies) => {
  const { db, config } = dependencies;
  const limits = loginLimits(db);

  app.post(
    '/auth/login',
    { schema: { body: LoginInput, response: { 200: Investor } } },
    async (request, reply) => {
      const { investor, token } = await login(db, limits, {
        ...request.body,
        address: request.ip,
        previousToken: readSessionCookie(request, config),
      });
      setSessionCookie(reply, config, token);
      return withProfileStatus(db, investor, dubaiToday(dependencies));
    },
  );

  app.post('/auth/logout', { schema: { response: { 200: Done } } }, async (request, reply) => {
    const token = readSessionCookie(request, config);
    if (token) await revokeSession(db, token);
    clearSessionCookie(reply, config);
    return { success: true as const };
  });
};
