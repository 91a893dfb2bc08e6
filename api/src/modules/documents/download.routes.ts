import * as operation from '@manzil/shared/contract/documents/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { openEncrypted } from '../../platform/files/encrypted-files';
import {
  downloadsBusy,
  fileDamaged,
  filesUnavailable,
  rangeNotSatisfiable,
} from '../../platform/files/file.errors';
import { sendFile } from '../../platform/files/send-file';
import { slots } from '../../platform/files/slots';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findDocumentFile, recordAccess } from './document-files.repository';
import { waitsForScan } from './documents.errors';

/** A slow client keeps up to 10 MB in memory. */
const places = slots({
  together: 48,
  each: 6,
  refuse: () => downloadsBusy({ headers: { 'retry-after': '5' } }),
});

export const documentDownloadRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.downloadDocument,
    {
      summary: 'The file of a document',
      errors: [waitsForScan, downloadsBusy, filesUnavailable, fileDamaged, rangeNotSatisfiable],
      partial: true,
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await asInvestor(request, (db, me) => findDocumentFile(db, me, id));
      const investorId = investorIdOf(request);
      if (!file) throw notFound();
      if (file.scan === 'waiting') throw waitsForScan();
      const leave = places.take(investorId);
      for (const end of ['finish', 'close']) reply.raw.once(end, leave);
      const content = await openEncrypted(dependencies, file.key);
      if (request.method === 'GET') {
        await asInvestorWriting(request, async (tx) => {
          const actor = { type: 'investor', id: investorId } as const;
          await recordAccess(tx, {
            document_id: id,
            actor_type: actor.type,
            actor_id: actor.id,
            action: 'download',
          });
          await recordAuditEvent(tx, {
            actor,
            action: 'document.downloaded',
            entity_type: 'document',
            entity_id: id,
          });
        });
      }
      return sendFile(request, reply, { ...file, content });
    },
  );
};
