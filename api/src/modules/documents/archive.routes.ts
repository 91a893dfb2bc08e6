import { Readable } from 'node:stream';
import * as operation from '@manzil/shared/contract/documents/operations';
import { ZipFile } from 'yazl';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { type Files, openEncrypted } from '../../platform/files/encrypted-files';
import { downloadsBusy } from '../../platform/files/file.errors';
import { slots } from '../../platform/files/slots';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { requestLanguage } from '../../platform/http/request-language';
import { route } from '../../platform/http/route';
import { archiveNames } from './archive-names';
import { type KeptFile, listFiles, recordDownloads } from './document-files.repository';

/** Each holds one file of up to 10 MB in memory, however large the archive. */
const places = slots({
  together: 8,
  each: 1,
  refuse: () => downloadsBusy({ headers: { 'retry-after': '60' } }),
});

export const documentArchiveRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getDocumentArchive,
    { summary: 'All files as one ZIP', errors: [notFound, downloadsBusy] },
    async (request, reply) => {
      const files = await asInvestor(request, (db, me) => listFiles(db, me));
      const investorId = investorIdOf(request);
      if (files.length === 0) throw notFound();
      const leave = places.take(investorId);
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
      return reply.send(zipOf(files, names, dependencies));
    },
  );
};

/** Opens a file when the one before has been taken. What is damaged breaks the archive off: it must not look whole. */
function zipOf(files: readonly KeptFile[], names: readonly string[], stored: Files): Readable {
  const zip = new ZipFile();
  files.forEach(({ key, uploaded_on, size_bytes }, index) => {
    // PDFs and pictures are compressed already.
    const options = { compress: false, size: size_bytes, mtime: new Date(uploaded_on) };
    zip.addReadStreamLazy(names[index] ?? key, options, (take) => {
      openEncrypted(stored, key).then(
        (content) => take(null, Readable.from([content])),
        (error: unknown) => take(error, Readable.from([])),
      );
    });
  });
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}
