import type { ResidenceInput } from '@manzil/shared/contract/onboarding/onboarding';
import { taxpayerOf } from '@manzil/shared/domain/tax-id';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { invalid } from '../../platform/http/request-errors';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { addressProblems, changeAddress } from '../addresses/change-address.usecase';
import { versionOf } from '../profile/personal-data.repository';
import { profileOf } from '../profile/profile.repository';
import {
  changeTaxResidencies,
  residencyProblems,
} from '../tax-residencies/tax-residencies.usecase';
import { askedOf, saveAsked } from './onboarding.repository';
import { recordStep } from './onboarding.usecase';
import { settleDraft } from './onboarding-drafts.repository';

const STEP = 2;

/** @param today calendar day in Asia/Dubai @throws invalid, versionConflict */
export async function recordResidence(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  input: ResidenceInput,
  today: string,
): Promise<void> {
  const { tax, pep, version, ...lines } = input;
  const payer = taxpayerOf(await askedOf(tx, investorId));
  const problems = {
    ...addressProblems(lines),
    ...Object.fromEntries(residencyProblems(tax, 'tax', [], payer)),
  };
  if (Object.keys(problems).length > 0) throw invalid({ fields: problems });
  await recordStep(tx, investorId, STEP, today, async () => {
    await settleDraft(tx, investorId, 'residence', version);
    const { address } = await profileOf(tx, investorId, today);
    const current = address?.version ?? 0;
    await changeAddress(tx, investorId, { ...lines, version: current }, today);
    const items = { items: tax, version: await versionOf(tx, investorId) };
    await changeTaxResidencies(tx, fields, investorId, items, today);
    await saveAsked(tx, investorId, { pep });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'profile.changed',
      entity_type: 'investor',
      entity_id: investorId,
      detail: { fields: ['pep'] },
    });
  });
}
