import { signIn } from '@manzil/shared/contract/sessions/operations';
import { readDeviceCookie, setDeviceCookie } from '../../identity/device-cookie';
import { loginLimits } from '../../identity/login-limits';
import { loginBusy } from '../../identity/password.errors';
import { readSessionCookie, setSessionCookie } from '../../identity/session-cookie';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { anAttemptTooMany, anAttemptWithoutProof } from '../../platform/limits/limits.errors';
import { findAccount } from '../session/account.repository';
import { login } from './login.usecase';
import { credentialsWrong } from './sign-in.errors';

export const signInRoutes: Module = (app, dependencies) => {
  const { db, config, authKey } = dependencies;
  const means = {
    db,
    authKey,
    limits: loginLimits(db, authKey, (message) => app.log.warn(message)),
  };

  route(
    app,
    signIn,
    {
      summary: 'Signs in',
      errors: [credentialsWrong, anAttemptTooMany, anAttemptWithoutProof, loginBusy, notFound],
    },
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
      const today = dubaiToday(dependencies);
      return { ...investor, ...(await findAccount(db, investor.investor_id, today)) };
    },
  );
};
