import { DOCUMENT_MAX_BYTES } from '@manzil/shared/contract/documents/documents';
import * as operation from '@manzil/shared/contract/documents/operations';
import { asInvestorWriting, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { discardFile } from '../../platform/files/discard-file';
import { scanned } from '../../platform/files/scan/scanned';
import { uploadIntake } from '../../platform/files/uploads/intake';
import { fileInfected } from '../../platform/files/uploads/upload.errors';
import { uploadErrors } from '../../platform/files/uploads/upload-errors';
import { takeRawBodies } from '../../platform/files/uploads/upload-scope';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
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
      const investorId = investorIdOf(request);
      const upload = {
        ...request.query,
        investorId,
        uploadId: request.params.upload_id,
        today: dubaiToday(dependencies),
      };
      const sender = { id: investorId, address: request.ip };
      const { created, document } = await intake.during(sender, () =>
        uploadDocument(upload, {
          files,
          fileKeys,
          write: (work) => asInvestorWriting(request, work),
          receive: () => intake.receive(request, DOCUMENT_MAX_BYTES),
          check: (content) => intake.check(investorId, content, 'document'),
          scan: (content) => scanned(content, dependencies.scan),
          discard: (key) => discardFile(files, key, request.log),
        }),
      );
      return reply.code(created ? 201 : 200).send(document);
    },
  );
};
