import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inInvestorTransaction } from '../../identity/investor-connection';
import { exportRecords } from '../../modules/profile/data-export.repository';
import { sealedRecords } from '../../modules/profile/sealed-records';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { openEncrypted } from '../../platform/files/encrypted-files';
import { openFiles } from '../../platform/files/open-files';
import { connect } from '../../platform/postgres/connect';
import { openFields } from '../../platform/secrets/field-keys';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { findDatabase, openService } from '../open-database';
import { quoted } from '../quoted';
import { writeNewFile } from '../write-new-file';
import { countUnscanned, findOwnFiles } from './investor-files.repository';
import { findByEmailOrNumber } from './investors.repository';

/** Art. 15 GDPR. The access is on record before anything is readable. */
export async function exportInvestor(
  context: CommandContext,
  who: string,
  path: string,
): Promise<void> {
  const { config, operator, terminal, now } = context;
  const db = await openService(context);
  const files = await openFiles(config);
  const fields = await openFields(config, db);
  const folder = resolve(path);
  const investor = await db.transaction(async (tx) => {
    const found = await findByEmailOrNumber(tx, who);
    if (!found) throw new CommandError(`There is no investor ${quoted(who)}.`);
    await makeFolder(folder, path);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'investor.exported',
      entity_type: 'investor',
      entity_id: found.id,
      investor_id: found.id,
    });
    return found;
  });
  const { portal: address } = await findDatabase(context);
  // Row-level security says which rows are about them.
  const portal = connect(address, { connections: 1, onLost: () => undefined });
  context.atEnd(() => portal.$client.end());
  const records = await inInvestorTransaction(portal, investor.id, exportRecords);
  const sealed = await sealedRecords(db, fields, investor.id);
  const content = { exported_at: now().toISOString(), records: { ...records, ...sealed } };
  await writeNewFile(join(folder, 'records.json'), `${JSON.stringify(content, null, 2)}\n`);
  const stored = await findOwnFiles(db, investor.id);
  for (const { key, name } of stored) {
    await writeNewFile(join(folder, name), await openEncrypted(files, key));
  }
  terminal.out(`${path} has all records and ${stored.length} files of ${investor.investor_no}.`);
  const unscanned = await countUnscanned(db, investor.id);
  if (unscanned > 0) {
    const leftOut = `${unscanned} ${unscanned === 1 ? 'file' : 'files'}`;
    terminal.out(`Left out, as no virus scanner has seen them yet: ${leftOut}.`);
  }
  terminal.out('Delete it when it is handed over.');
}

async function makeFolder(folder: string, path: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'exists already' : `cannot be made (${code})`;
    throw new CommandError(`${path} ${reason}.`, { cause });
  }
}
