import type { DepreciationInput, KeptDepreciation } from '@manzil/shared/contract/tax/tax';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { saveDepreciation } from './tax-entries.repository';
import { findPurchase } from './tax-units.repository';

/** Of a unit that is the investor's, or was: the year of a sale is declared after it. @throws notFound, versionConflict */
export async function enterDepreciation(
  tx: Db,
  investorId: string,
  unitId: string,
  input: DepreciationInput,
): Promise<KeptDepreciation> {
  if (!(await findPurchase(tx, investorId, unitId))) throw notFound();
  const kept = await saveDepreciation(tx, investorId, unitId, input);
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'tax.depreciation_entered',
    entity_type: 'unit',
    entity_id: unitId,
  });
  return kept;
}
