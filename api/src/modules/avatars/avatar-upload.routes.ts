import { AVATAR_MAX_BYTES } from '@manzil/shared/contract/avatars/avatars';
import * as operation from '@manzil/shared/contract/avatars/operations';
import { discardFile } from '../../files/discard-file';
import { storeEncrypted } from '../../files/encrypted-files';
import { newFileKey } from '../../files/file-store';
import { uploadIntake } from '../../files/uploads/intake';
import { uploadErrors } from '../../files/uploads/upload-errors';
import { takeRawBodies } from '../../files/uploads/upload-scope';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { asInvestorWriting, investorIdOf } from '../../plugins/session';
import { changeAvatar } from './change-avatar.usecase';

export const avatarUploadRoutes: Module = (app, dependencies) => {
  const { files } = dependencies;
  const intake = uploadIntake(dependencies);
  takeRawBodies(app);

  route(
    app,
    operation.changeAvatar,
    { summary: 'Takes a picture of the person', errors: uploadErrors(AVATAR_MAX_BYTES) },
    async (request) =>
      intake.during(request, async () => {
        const sent = await intake.receive(request, AVATAR_MAX_BYTES);
        const { content } = await intake.check(request, sent, 'avatar');
        const key = newFileKey('avatars');
        await storeEncrypted(dependencies, key, Buffer.from(content));
        const { path, unused } = await asInvestorWriting(request, (tx) =>
          changeAvatar(tx, investorIdOf(request), key),
        );
        if (unused) await discardFile(files, unused, request.log);
        return { avatar: path };
      }),
  );
};
