import { Avatar, AvatarParams } from '@manzil/shared/contract/avatars';
import { z } from '@manzil/shared/contract/schema';
import { notFound } from '../../errors';
import { discardFile } from '../../files/discard-file';
import { openEncrypted } from '../../files/encrypted-files';
import { sendPicture } from '../../files/send-file';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { findAvatar } from './avatars.repository';
import { changeAvatar } from './change-avatar.usecase';

const WEBP = { 'image/webp': { schema: z.string() } };
const config = { onboarding: true } as const;

/** GET /avatars/:avatar_id, DELETE /profile/avatar */
export const avatarRoutes: Module = (app, dependencies) => {
  app.get(
    '/avatars/:avatar_id',
    { schema: { params: AvatarParams, response: { 200: { content: WEBP } } }, config },
    async (request, reply) => {
      const key = await asInvestor(request, (db) =>
        findAvatar(db, investorIdOf(request), request.params.avatar_id),
      );
      if (!key) throw notFound();
      const content = await openEncrypted(dependencies, key);
      return sendPicture(reply, { content, media_type: 'image/webp' });
    },
  );

  app.delete(
    '/profile/avatar',
    { schema: { response: { 200: Avatar } }, config },
    async (request) => {
      const { path, unused } = await asInvestorWriting(request, (tx) =>
        changeAvatar(tx, investorIdOf(request), null),
      );
      if (unused) await discardFile(dependencies.files, unused, request.log);
      return { avatar: path };
    },
  );
};
