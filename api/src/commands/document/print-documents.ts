import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { type DocumentState, listDocuments } from './documents.repository';

const HEAD = [
  'id',
  'uploaded',
  'type',
  'investor',
  'valid until',
  'file',
  'declined for',
  'instalment',
];

export async function printDocuments(
  context: CommandContext,
  { status, json }: { status: DocumentState; json?: true },
): Promise<void> {
  const db = await openService(context);
  const listed = await listDocuments(db, status);
  if (json) return context.terminal.out(JSON.stringify(listed));
  const rows = listed.map((one) => [
    one.id,
    one.uploaded_on,
    one.document_type,
    one.email,
    one.valid_until ?? '',
    one.media_type ?? 'none',
    one.decline_code ?? '',
    one.instalment ?? '',
  ]);
  for (const line of tableLines([HEAD, ...rows])) context.terminal.out(line);
}
