import * as operation from '@manzil/shared/contract/passwords/operations';
import { breachedPasswords } from '../../identity/breached-passwords';
import { readDeviceCookie, setDeviceCookie } from '../../identity/device-cookie';
import { loginBusy } from '../../identity/password.errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { anAttemptTooMany, anAttemptWithoutProof } from '../../platform/limits/limits.errors';
import { forgotPassword } from './forgot-password.usecase';
import { resetCodeWrong } from './reset-code.errors';
import { clearResetCookie, readResetCookie, setResetCookie } from './reset-cookie';
import { codeLimits, forgotLimits } from './reset-limits';
import { checkResetCode, resetPassword } from './reset-password.usecase';

export const resetRoutes: Module = (app, { db, config, authKey }) => {
  const alarm = (message: string) => app.log.warn(message);
  const asking = { db, authKey, limits: forgotLimits(db, authKey, alarm) };
  const trying = {
    db,
    authKey,
    limits: codeLimits(db, alarm),
    isBreached: breachedPasswords(config.passwordRangeUrl, alarm),
  };

  route(
    app,
    operation.requestResetCode,
    {
      summary: 'Mails a code for a new password',
      errors: [anAttemptTooMany, anAttemptWithoutProof],
    },
    async (request, reply) => {
      const flowToken = await forgotPassword(asking, {
        ...request.body,
        deviceToken: readDeviceCookie(request, config),
        address: request.ip,
      });
      setResetCookie(reply, config, flowToken);
      return reply.code(201).send({ success: true });
    },
  );

  route(
    app,
    operation.checkResetCode,
    { summary: 'Whether a code is good', errors: [anAttemptTooMany] },
    async (request) => {
      const owner = await checkResetCode(trying, {
        ...request.body,
        flowToken: readResetCookie(request, config),
        address: request.ip,
      });
      return { isValid: owner !== null };
    },
  );

  route(
    app,
    operation.resetPassword,
    { summary: 'Sets a password by a code', errors: [resetCodeWrong, anAttemptTooMany, loginBusy] },
    async (request, reply) => {
      const deviceToken = await resetPassword(trying, {
        ...request.body,
        flowToken: readResetCookie(request, config),
        deviceToken: readDeviceCookie(request, config),
        address: request.ip,
      });
      clearResetCookie(reply, config);
      setDeviceCookie(reply, config, deviceToken);
      return { success: true as const };
    },
  );
};
