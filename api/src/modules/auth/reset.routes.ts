import {
  ForgotPasswordInput,
  ResetCodeInput,
  ResetCodeValidity,
  ResetPasswordInput,
} from '@manzil/shared/contract/account';
import { Done } from '@manzil/shared/contract/session';
import type { Module } from '../../module';
import { readDeviceCookie, setDeviceCookie } from './device-cookie';
import { forgotPassword } from './forgot-password.usecase';
import { clearResetCookie, readResetCookie, setResetCookie } from './reset-cookie';
import { codeLimits, forgotLimits } from './reset-limits';
import { checkResetCode, resetPassword } from './reset-password.usecase';

/** POST /auth/forgot-password, POST /auth/check-reset-password-code, POST /auth/reset-password */
export const resetRoutes: Module = (app, { db, config, authKey }) => {
  const alarm = (message: string) => app.log.warn(message);
  const asking = { db, authKey, limits: forgotLimits(db, alarm) };
  const trying = { db, authKey, limits: codeLimits(db, alarm) };

  app.post(
    '/auth/forgot-password',
    { schema: { body: ForgotPasswordInput, response: { 201: Done } } },
    async (request, reply) => {
      const { email } = request.body;
      const flowToken = await forgotPassword(asking, { email, address: request.ip });
      setResetCookie(reply, config, flowToken);
      return reply.code(201).send({ success: true });
    },
  );

  app.post(
    '/auth/check-reset-password-code',
    { schema: { body: ResetCodeInput, response: { 200: ResetCodeValidity } } },
    async (request) => {
      const owner = await checkResetCode(trying, {
        ...request.body,
        flowToken: readResetCookie(request, config),
        address: request.ip,
      });
      return { isValid: owner !== null };
    },
  );

  app.post(
    '/auth/reset-password',
    { schema: { body: ResetPasswordInput, response: { 200: Done } } },
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
