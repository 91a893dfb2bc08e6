import { DOCUMENT_MAX_BYTES } from '@manzil/shared/contract/documents/documents';
import * as operation from '@manzil/shared/contract/documents/operations';
import { dubaiToday } from '../../dubai-day';
import { discardFile } from '../../files/discard-file';
import { scanned } from '../../files/scan/scanned';
import { uploadIntake } from '../../files/uploads/intake';
import { fileInfected } from '../../files/uploads/upload.errors';
import { uploadErrors } from '../../files/uploads/upload-errors';
import { takeRawBodies } from '../../files/uploads/upload-scope';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { asInvestorWriting, investorIdOf } from '../../plugins/session';
import { uploadIdTaken } from './documents.errors';
import { uploadDocument } from './upload-document.usecase';
import { roomTaken } from './upload-rules';

export const documentUploadRoutes: Module = (app, dependencies) => {
  const { files, fileKeys } = dependencies;
  const intake = uploadIntake(dependencies);
  takeRawBodies(app);

  route(
    app,
    operation.uploadDocument,
    {
      summary: 'Takes the file of a document',
      errors: [uploadIdTaken, roomTaken, fileInfected, ...uploadErrors(DOCUMENT_MAX_BYTES)],
    },
    async (request, reply) => {
      const upload = {
        ...request.query,
        investorId: investorIdOf(request),
        uploadId: request.params.upload_id,
        today: dubaiToday(dependencies),
      };
      const { created, document } = await intake.during(request, () =>
        uploadDocument(upload, {
          files,
          fileKeys,
          write: (work) => asInvestorWriting(request, work),
          receive: () => intake.receive(request, DOCUMENT_MAX_BYTES),
          check: (content) => intake.check(request, content, 'document'),
          scan: (content) => scanned(content, dependencies.scan),
          discard: (key) => discardFile(files, key, request.log),
        }),
      );
      return reply.code(created ? 201 : 200).send(document);
    },
  );
};
