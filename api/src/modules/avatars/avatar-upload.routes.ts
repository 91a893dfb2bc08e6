import { AVATAR_MAX_BYTES } from '@manzil/shared/contract/avatars/avatars';
import * as operation from '@manzil/shared/contract/avatars/operations';
import { asInvestorWriting, investorIdOf } from '../../identity/guard';
import { discardFile } from '../../platform/files/discard-file';
import { storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import { uploadIntake } from '../../platform/files/uploads/intake';
import { uploadErrors } from '../../platform/files/uploads/upload-errors';
import { takeRawBodies } from '../../platform/files/uploads/upload-scope';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { avatarFiles } from './avatars.files';
import { changeAvatar } from './change-avatar.usecase';

export const avatarUploadRoutes: Module = (app, dependencies) => {
  const { files } = dependencies;
  const intake = uploadIntake(dependencies);
  takeRawBodies(app);

  route(
    app,
    operation.changeAvatar,
    { summary: 'Takes a picture of the person', errors: uploadErrors(AVATAR_MAX_BYTES) },
    async (request) => {
      const id = investorIdOf(request);
      return intake.during({ id, address: request.ip }, async () => {
        const sent = await intake.receive(request, AVATAR_MAX_BYTES);
        const { content } = await intake.check(id, sent, 'avatar');
        const key = newFileKey(avatarFiles);
        await storeEncrypted(dependencies, key, Buffer.from(content));
        const { path, unused } = await asInvestorWriting(request, (tx) =>
          changeAvatar(tx, id, key),
        );
        if (unused) await discardFile(files, unused, request.log);
        return { avatar: path };
      });
    },
  );
};
