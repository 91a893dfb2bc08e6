import { DocumentParams } from '@manzil/shared/contract/documents';
import { z } from '@manzil/shared/contract/schema';
import { notFound } from '../../errors';
import { openEncrypted } from '../../files/encrypted-files';
import { downloadsBusy } from '../../files/file.errors';
import { sendFile } from '../../files/send-file';
import { slots } from '../../files/slots';
import type { Module } from '../../module';
import { NOT_MODIFIED } from '../../plugins/revalidation';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { recordAct } from '../audit/record-act';
import { waitsForScan } from './documents.errors';
import { findDocumentFile, recordAccess } from './documents.repository';

/** A slow reader keeps up to 10 MB in memory. */
const places = slots({
  together: 48,
  each: 6,
  refuse: () => downloadsBusy({ headers: { 'retry-after': '5' } }),
});

const FILE = { schema: z.string() };
const FILES = { content: { 'application/pdf': FILE, 'image/jpeg': FILE, 'image/png': FILE } };

/** GET /documents/:id/download */
export const documentDownloadRoutes: Module = (app, dependencies) => {
  app.get(
    '/documents/:id/download',
    {
      schema: {
        params: DocumentParams,
        response: { 200: FILES, 206: FILES, ...NOT_MODIFIED },
      },
      config: { onboarding: true },
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
          await recordAct(tx, {
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
