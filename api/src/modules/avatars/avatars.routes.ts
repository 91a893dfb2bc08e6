import * as operation from '@manzil/shared/contract/avatars/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { discardFile } from '../../platform/files/discard-file';
import { openEncrypted } from '../../platform/files/encrypted-files';
import { fileDamaged, filesUnavailable } from '../../platform/files/file.errors';
import { sendPicture } from '../../platform/files/send-file';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findAvatar } from './avatars.repository';
import { changeAvatar } from './change-avatar.usecase';

export const avatarRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getAvatar,
    { summary: 'The picture of the person', errors: [filesUnavailable, fileDamaged] },
    async (request, reply) => {
      const key = await asInvestor(request, (db, me) =>
        findAvatar(db, me, request.params.avatar_id),
      );
      if (!key) throw notFound();
      const content = await openEncrypted(dependencies, key);
      return sendPicture(reply, { content, media_type: 'image/webp' });
    },
  );

  route(
    app,
    operation.removeAvatar,
    { summary: 'Removes the picture of the person' },
    async (request) => {
      const { path, unused } = await asInvestorWriting(request, (tx) =>
        changeAvatar(tx, investorIdOf(request), null),
      );
      if (unused) await discardFile(dependencies.files, unused, request.log);
      return { avatar: path };
    },
  );
};
