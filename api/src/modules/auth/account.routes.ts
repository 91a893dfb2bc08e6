import * as operation from '@manzil/shared/contract/passwords/operations';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { investorIdOf } from '../../plugins/session';
import { passwordErrors, sessionMissing } from './auth.errors';
import { changePassword } from './change-password.usecase';
import { readDeviceCookie } from './device-cookie';
import { readSessionCookie } from './session-cookie';

/** On the service's pool: the portal's sees no password. */
export const accountRoutes: Module = (app, { db, config }) => {
  route(
    app,
    operation.changePassword,
    { summary: 'Changes the password', errors: passwordErrors('current_password') },
    async (request) => {
      const token = readSessionCookie(request, config);
      if (!token) throw sessionMissing();
      const deviceToken = readDeviceCookie(request, config);
      await changePassword(db, investorIdOf(request), { ...request.body, token, deviceToken });
      return { success: true as const };
    },
  );
};
