import { resolve } from 'node:path';
import { recordAccess } from '../../modules/documents/document-files.repository';
import { waitsForScan } from '../../modules/documents/documents.errors';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { openEncrypted } from '../../platform/files/encrypted-files';
import { openFiles } from '../../platform/files/open-files';
import { notFound } from '../../platform/http/errors';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { writeNewFile } from '../write-new-file';
import { findStoredFile } from './documents.repository';

/** The access is on record before anything is readable. */
export async function saveDocument(
  context: CommandContext,
  documentId: string,
  path: string,
): Promise<void> {
  const operator = context.namedOperator();
  const { config, terminal } = context;
  const db = await openService(context);
  const files = await openFiles(config);
  const found = await findStoredFile(db, documentId);
  if (!found) throw notFound();
  if (!found.key) throw new CommandError('This document has no file.');
  if (found.scan === 'waiting') throw waitsForScan();
  const content = await openEncrypted(files, found.key);
  await db.transaction(async (tx) => {
    const access = { document_id: documentId, actor_type: 'operator', actor_id: operator } as const;
    await recordAccess(tx, { ...access, action: 'review' });
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'document.opened',
      entity_type: 'document',
      entity_id: documentId,
      investor_id: found.investor_id,
    });
  });
  await writeNewFile(resolve(path), content);
  terminal.out(`${path} was written. Delete it when you have decided.`);
}
