import {
  PasswordLinkInput,
  PasswordLinkValidity,
  PasswordSet,
  SetPasswordInput,
} from '@manzil/shared/contract/password-link';
import type { Module } from '../../module';
import { readDeviceCookie, setDeviceCookie } from '../auth/device-cookie';
import { codeLimits } from '../auth/reset-limits';
import { findLinkOwner } from './password-links.repository';
import { setPasswordByLink } from './set-password.usecase';

/** POST /auth/check-password-link, POST /auth/set-password */
export const passwordLinkRoutes: Module = (app, { db, config }) => {
  const limits = codeLimits(db, (message) => app.log.warn(message));

  app.post(
    '/auth/check-password-link',
    { schema: { body: PasswordLinkInput, response: { 200: PasswordLinkValidity } } },
    async (request) => {
      await limits.countRequest(request.ip);
      return { isValid: (await findLinkOwner(db, request.body.token)) !== null };
    },
  );

  app.post(
    '/auth/set-password',
    { schema: { body: SetPasswordInput, response: { 200: PasswordSet } } },
    async (request, reply) => {
      await limits.countRequest(request.ip);
      const { deviceToken, email } = await setPasswordByLink(db, {
        ...request.body,
        deviceToken: readDeviceCookie(request, config),
      });
      setDeviceCookie(reply, config, deviceToken);
      return { success: true as const, email };
    },
  );
};
