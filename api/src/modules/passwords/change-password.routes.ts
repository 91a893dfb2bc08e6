import * as operation from '@manzil/shared/contract/passwords/operations';
import { breachedPasswords } from '../../identity/breached-passwords';
import { readDeviceCookie } from '../../identity/device-cookie';
import { investorIdOf } from '../../identity/guard';
import { passwordErrors } from '../../identity/password.errors';
import { readSessionCookie } from '../../identity/session-cookie';
import { sessionMissing } from '../../platform/http/access.errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { changePassword } from './change-password.usecase';

/** On the service's pool: the portal's sees no password. */
export const accountRoutes: Module = (app, { db, config }) => {
  const isBreached = breachedPasswords(config.passwordRangeUrl, (message) => app.log.warn(message));
  route(
    app,
    operation.changePassword,
    { summary: 'Changes the password', errors: passwordErrors('current_password') },
    async (request) => {
      const token = readSessionCookie(request, config);
      if (!token) throw sessionMissing();
      const deviceToken = readDeviceCookie(request, config);
      await changePassword(db, investorIdOf(request), {
        ...request.body,
        token,
        deviceToken,
        isBreached,
      });
      return { success: true as const };
    },
  );
};
