import { ChangePasswordInput } from '@manzil/shared/contract/account';
import { Done } from '@manzil/shared/contract/session';
import type { Module } from '../../module';
import { investorIdOf } from '../../plugins/session';
import { sessionMissing } from './auth.errors';
import { changePassword } from './change-password.usecase';
import { readDeviceCookie } from './device-cookie';
import { readSessionCookie } from './session-cookie';

/** POST /account/password. On the service's pool: the portal's sees no password. */
export const accountRoutes: Module = (app, { db, config }) => {
  app.post(
    '/account/password',
    {
      schema: { body: ChangePasswordInput, response: { 200: Done } },
      config: { onboarding: true },
    },
    async (request) => {
      const token = readSessionCookie(request, config);
      if (!token) throw sessionMissing();
      const deviceToken = readDeviceCookie(request, config);
      await changePassword(db, investorIdOf(request), { ...request.body, token, deviceToken });
      return { success: true as const };
    },
  );
};
