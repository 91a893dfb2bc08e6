import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db } from '../postgres/connect';
import { type FieldCipher, fieldCipher } from './field-cipher';
import { readMasterKeys } from './master-keys';

type Settings = Pick<Config, 'dataDir' | 'fieldKey' | 'fieldKeyFile'>;

/** @param db migrated; sees all rows @throws StartError */
export async function openFields(settings: Settings, db: Db): Promise<FieldCipher> {
  const keys = await readMasterKeys({
    variable: 'FIELD_KEY',
    value: settings.fieldKey,
    file: settings.fieldKeyFile,
    ownFile: join(settings.dataDir, 'secrets', 'fields.key'),
    inUse: () => hasSealed(db),
  });
  return fieldCipher(keys);
}

async function hasSealed(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ sealed: boolean }>(sql`
    select exists (select from bank_accounts where iban_sealed is not null)
      or exists (select from escrow_accounts)
      or exists (select from tax_residencies where tax_id_sealed is not null)
      or exists (select from second_factors)
      or exists (select from onboarding_drafts where typed_sealed is not null) as sealed`);
  return rows[0]?.sealed ?? false;
}
