import type { ProfileInput } from '@manzil/shared/contract/profile/profile';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import { checkPersonalData } from './personal-data';
import { savePersonalData } from './personal-data.repository';

/** @param today calendar day in Asia/Dubai @throws invalid, versionConflict */
export async function changePersonalData(
  tx: Db,
  investorId: string,
  { version, ...input }: ProfileInput,
  today: string,
): Promise<void> {
  const data = checkPersonalData(input, today);
  await savePersonalData(tx, investorId, data, version);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'profile.changed',
    entity_type: 'investor',
    entity_id: investorId,
    detail: { fields: Object.keys(data) },
  });
}
