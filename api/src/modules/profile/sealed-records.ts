import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { draftsOf } from '../onboarding/onboarding-drafts.repository';
import { taxResidencyHistory } from '../tax-residencies/tax-residencies.repository';

export async function sealedRecords(
  db: Db,
  fields: FieldCipher,
  investorId: string,
): Promise<Record<string, object[]>> {
  const drafts = await draftsOf(db, fields, investorId);
  return {
    tax_residencies: await taxResidencyHistory(db, fields, investorId),
    onboarding_drafts: Object.entries(drafts).flatMap(([step, { typed, saved_at }]) =>
      typed ? [{ step, typed, saved_at }] : [],
    ),
  };
}
