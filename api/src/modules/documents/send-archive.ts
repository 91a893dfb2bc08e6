import type { FastifyReply, FastifyRequest } from 'fastify';
import { asInvestorWriting, investorIdOf } from '../../identity/guard';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Files } from '../../platform/files/encrypted-files';
import { archivePlaces, zipOf } from '../../platform/files/zip-archive';
import { requestLanguage } from '../../platform/http/request-language';
import { archiveNames } from './archive-names';
import { type KeptFile, recordDownloads } from './document-files.repository';

/** @param name of the archive, without its ending */
type Archive = { files: readonly KeptFile[]; name: string };

/** Sends documents as one ZIP, and notes that they were taken. @throws downloadsBusy */
export async function sendArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: Files,
  { files, name }: Archive,
): Promise<FastifyReply> {
  const investorId = investorIdOf(request);
  const leave = archivePlaces.take(investorId);
  for (const end of ['finish', 'close']) reply.raw.once(end, leave);
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}.zip"`,
    'cache-control': 'private, no-store',
  });
  if (request.method === 'HEAD') return reply.send();
  // What nobody has taken is not on record.
  if (files.length === 0) return reply.send(zipOf([], stored));
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
  return reply.send(zipOf(entries, stored));
}
