import * as operation from '@manzil/shared/contract/documents/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { downloadsBusy } from '../../platform/files/file.errors';
import { archivePlaces, zipOf } from '../../platform/files/zip-archive';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { route } from '../../platform/http/route';
import { archiveNames } from './archive-names';
import { listFiles, recordDownloads } from './document-files.repository';

export const documentArchiveRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getDocumentArchive,
    { summary: 'All files as one ZIP', errors: [notFound, downloadsBusy] },
    async (request, reply) => {
      const files = await asInvestor(request, (db, me) => listFiles(db, me));
      const investorId = investorIdOf(request);
      if (files.length === 0) throw notFound();
      const leave = archivePlaces.take(investorId);
      for (const end of ['finish', 'close']) reply.raw.once(end, leave);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="manzil.zip"',
        'cache-control': 'private, no-store',
      });
      if (request.method === 'HEAD') return reply.send();
      await asInvestorWriting(request, async (tx) => {
        const ids = files.map(({ document_id }) => document_id);
        await recordDownloads(tx, investorId, ids);
        await recordAuditEvent(tx, {
          actor: { type: 'investor', id: investorId },
          action: 'documents.downloaded',
          entity_type: 'investor',
          entity_id: investorId,
          detail: { files: ids.length },
        });
      });
      const names = archiveNames(files, requestLanguage(request));
      const entries = files.map(({ key, uploaded_on, size_bytes }, index) => ({
        name: names[index] ?? key,
        key,
        at: new Date(uploaded_on),
        size: size_bytes,
      }));
      return reply.send(zipOf(entries, dependencies));
    },
  );
};
