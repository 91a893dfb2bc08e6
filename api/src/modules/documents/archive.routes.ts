import * as operation from '@manzil/shared/contract/documents/operations';
import { asInvestor } from '../../identity/guard';
import { downloadsBusy } from '../../platform/files/file.errors';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { listFiles } from './document-files.repository';
import { sendArchive } from './send-archive';

export const documentArchiveRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getDocumentArchive,
    { summary: 'All files as one ZIP', errors: [notFound, downloadsBusy] },
    async (request, reply) => {
      const files = await asInvestor(request, (db, me) => listFiles(db, me));
      if (files.length === 0) throw notFound();
      return sendArchive(request, reply, dependencies, { files, name: 'manzil' });
    },
  );
};
