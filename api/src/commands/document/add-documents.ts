import { basename } from 'node:path';
import {
  addDocument,
  findPresent,
  findReplaceable,
} from '../../modules/documents/add-document.usecase';
import { documentFiles } from '../../modules/documents/documents.files';
import { dubaiToday } from '../../platform/dubai-day';
import { checkInProcess } from '../../platform/files/check/check-process';
import { storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import { openFiles } from '../../platform/files/open-files';
import { openScan } from '../../platform/files/scan/open-scan';
import { scanned } from '../../platform/files/scan/scanned';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { attach, journalOf } from './attach-receipt';
import type { NamedDocument } from './named-document';
import { assertApart, contentOf, namedDocuments, type Options } from './named-documents';
import { findHolder, type Holder } from './named-holder';
import { reasonOf, type ToldDocument, wordsFor } from './told-document';

export async function addDocuments(
  context: CommandContext,
  path: string,
  { json, dryRun = false, ...options }: Options,
): Promise<void> {
  const operator = context.namedOperator();
  const named = await namedDocuments(path, options);
  const db = await openService(context);
  const today = dubaiToday(context);
  // Before anything is stored: who and what is meant has to be clear for all.
  const holders = new Map<NamedDocument, Holder>();
  const journals = new Map<string, string>();
  for (const one of named) {
    holders.set(one, await findHolder(db, one, today));
    if (one.booking !== null) journals.set(one.booking, await journalOf(db, one.booking));
  }
  if (options.replace) assertApart(holders);

  const stored = await openFiles(context.config);
  const { out, note } = context.terminal;
  const scan = openScan(context.config, { warn: (words: unknown) => note(String(words)) });

  async function add(one: NamedDocument, holder: Holder): Promise<'added' | 'present'> {
    const sent = await contentOf(one.path);
    const { media_type, content } = await checkInProcess(sent, 'document');
    const document = {
      ...holder,
      document_type: one.type,
      valid_until: one.validUntil,
      name: basename(one.path),
      today,
      operator,
      replace: options.replace === true,
    };
    if (dryRun) {
      if (await findPresent(db, document, sent)) return 'present';
      if (document.replace) await findReplaceable(db, document);
      return 'added';
    }
    const state = await scanned(sent, scan);
    const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const key = newFileKey(documentFiles);
    await storeEncrypted(stored, key, file);
    let isNew = false;
    try {
      await db.transaction(async (tx) => {
        const content = { sent, key, media_type, file, scan: state };
        const added = await addDocument(tx, document, content);
        const receipt = { documentId: added.id, investorId: holder.investorId, operator };
        const { booking } = one;
        const journalId = journals.get(booking ?? '');
        if (booking && journalId) await attach(tx, booking, { ...receipt, journalId });
        isNew = added.isNew;
      });
    } finally {
      // What is there already keeps its own file.
      if (!isNew) await stored.files.delete(key);
    }
    return isNew ? 'added' : 'present';
  }

  const told: ToldDocument[] = [];
  for (const [one, holder] of holders) {
    const outcome = await add(one, holder).then(
      (done) => ({ outcome: done, reason: null }),
      (error: unknown) => ({ outcome: 'refused' as const, reason: reasonOf(error) }),
    );
    const result: ToldDocument = { ...one, ...outcome };
    told.push(result);
    if (!json) out(`${wordsFor(result, dryRun)}: ${basename(one.path)}`);
    if (!json && result.reason) note(`  ${result.reason}`);
  }
  if (json) out(JSON.stringify({ dry_run: dryRun, documents: told }));
  const refused = told.filter(({ outcome }) => outcome === 'refused').length;
  if (refused > 0) throw new CommandError(`${refused} of ${told.length} files were not added.`);
}
