import * as operation from '@manzil/shared/contract/passwords/operations';
import { breachedPasswords } from '../../identity/breached-passwords';
import { readDeviceCookie, setDeviceCookie } from '../../identity/device-cookie';
import { loginBusy } from '../../identity/password.errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { anAttemptTooMany } from '../../platform/limits/limits.errors';
import { passwordLinkInvalid } from './password-links.errors';
import { findLinkOwner } from './password-links.repository';
import { codeLimits } from './reset-limits';
import { setPasswordByLink } from './set-password.usecase';

export const passwordLinkRoutes: Module = (app, { db, config }) => {
  const alarm = (message: string) => app.log.warn(message);
  const limits = codeLimits(db, alarm);
  const isBreached = breachedPasswords(config.passwordRangeUrl, alarm);

  route(
    app,
    operation.checkPasswordLink,
    { summary: 'Whether the link of an invitation is good', errors: [anAttemptTooMany] },
    async (request) => {
      await limits.countRequest(request.ip);
      return { isValid: (await findLinkOwner(db, request.body.token)) !== null };
    },
  );

  route(
    app,
    operation.setPassword,
    {
      summary: 'Sets a password by the link of an invitation',
      errors: [passwordLinkInvalid, anAttemptTooMany, loginBusy],
    },
    async (request, reply) => {
      await limits.countRequest(request.ip);
      const { deviceToken, email } = await setPasswordByLink(db, {
        ...request.body,
        deviceToken: readDeviceCookie(request, config),
        isBreached,
      });
      setDeviceCookie(reply, config, deviceToken);
      return { success: true as const, email };
    },
  );
};
