import * as operation from '@manzil/shared/contract/documents/operations';
import { notFound } from '../../errors';
import { openEncrypted } from '../../files/encrypted-files';
import {
  downloadsBusy,
  fileDamaged,
  filesUnavailable,
  rangeNotSatisfiable,
} from '../../files/file.errors';
import { sendFile } from '../../files/send-file';
import { slots } from '../../files/slots';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { recordAuditEvent } from '../audit/record-audit-event';
import { waitsForScan } from './documents.errors';
import { findDocumentFile, recordAccess } from './documents.repository';

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
      const investorId = investorIdOf(request);
      const { id } = request.params;
      const file = await asInvestor(request, (db) => findDocumentFile(db, investorId, id));
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
