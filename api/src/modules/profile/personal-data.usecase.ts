import type { ProfileInput } from '@manzil/shared/contract/profile/profile';
import type { Db } from '../../db/connect';
import { recordAct } from '../audit/record-act';
import { checkPersonalData } from './personal-data';
import { savePersonalData } from './personal-data.repository';

/**
 * @param today calendar day in Asia/Dubai
 * @throws invalid, changedMeanwhile
 */
export async function changePersonalData(
  tx: Db,
  investorId: string,
  { version, ...input }: ProfileInput,
  today: string,
): Promise<void> {
  const data = checkPersonalData(input, today);
  await savePersonalData(tx, investorId, data, version);
  await recordAct(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'profile.changed',
    entity_type: 'investor',
    entity_id: investorId,
    detail: { fields: Object.keys(data) },
  });
}
