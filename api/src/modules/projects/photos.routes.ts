import * as operation from '@manzil/shared/contract/projects/operations';
import { asInvestor, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { openEncrypted } from '../../platform/files/encrypted-files';
import { downloadsBusy, fileDamaged, filesUnavailable } from '../../platform/files/file.errors';
import { sendPicture } from '../../platform/files/send-file';
import { slots } from '../../platform/files/slots';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { narrowed } from './narrowed-photo';
import { findPhoto } from './photos.repository';

/** A slow client keeps a photo in memory, 4 MB as a rule. A page asks for those on show, over one connection. */
const places = slots({
  together: 64,
  each: 24,
  refuse: () => downloadsBusy({ headers: { 'retry-after': '5' } }),
});

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export const constructionPhotoRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getConstructionPhoto,
    {
      summary: 'A photo of the construction',
      errors: [downloadsBusy, filesUnavailable, fileDamaged],
    },
    async (request, reply) => {
      const { photo_id } = request.params;
      const { width } = request.query;
      const today = dubaiToday(dependencies);
      const key = await asInvestor(request, (db, me) => findPhoto(db, me, photo_id, today));
      if (!key) throw notFound();
      const leave = places.take(investorIdOf(request));
      for (const end of ['finish', 'close']) reply.raw.once(end, leave);
      const content = await openEncrypted(dependencies, key);
      // An import stores what it has drawn itself, as one of the two.
      const isPng = content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
      return sendPicture(reply, {
        content: width ? await narrowed(content, Number(width)) : content,
        media_type: isPng ? 'image/png' : 'image/jpeg',
      });
    },
  );
};
