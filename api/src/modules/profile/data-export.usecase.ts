import type { ProfileExport } from '@manzil/shared/contract/profile/profile';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { exportRecords } from './data-export.repository';
import { sealedRecords } from './sealed-records';

/** Of an IBAN its end only, as everywhere; tax numbers are whole. */
export async function exportProfile(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  now: Date,
): Promise<ProfileExport> {
  const records = await exportRecords(tx);
  const sealed = await sealedRecords(tx, fields, investorId);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'profile.exported',
    entity_type: 'investor',
    entity_id: investorId,
  });
  return { exported_at: now.toISOString(), records: { ...records, ...sealed } };
}
