import type { PersonInput } from '@manzil/shared/contract/onboarding/onboarding';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Text } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { decideConsent } from '../consents/decide-consent.usecase';
import { MISSING } from '../profile/field-texts';
import { checkPersonalData } from '../profile/personal-data';
import { savePersonalData, versionOf } from '../profile/personal-data.repository';
import { saveAsked } from './onboarding.repository';
import { recordStep } from './onboarding.usecase';
import { settleDraft } from './onboarding-drafts.repository';

const STEP = 1;

const NOT_A_COMPANY: Text = {
  de: 'Das gehört nur zu einer Firma.',
  en: 'This belongs to a company only.',
};

/** @param today calendar day in Asia/Dubai @throws invalid, versionConflict */
export async function recordPerson(
  tx: Db,
  investorId: string,
  input: PersonInput,
  today: string,
): Promise<void> {
  const { terms, privacy, version, investor_type, locale, ...rest } = input;
  const { company_name, company_registration, ...personal } = rest;
  const data = checkPersonalData(personal, today, companyProblems(input));
  await recordStep(tx, investorId, STEP, today, async () => {
    await settleDraft(tx, investorId, 'person', version);
    await savePersonalData(tx, investorId, data, await versionOf(tx, investorId));
    await saveAsked(tx, investorId, {
      investor_type,
      company_name,
      company_registration,
      locale,
    });
    await decideConsent(tx, { investor_id: investorId }, 'terms', {
      granted: true,
      version: terms,
    });
    await decideConsent(tx, { investor_id: investorId }, 'privacy', {
      granted: true,
      version: privacy,
    });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'profile.changed',
      entity_type: 'investor',
      entity_id: investorId,
      detail: { fields: [...Object.keys(data), 'investor_type', 'locale'] },
    });
  });
}

/** A company has both, a person neither. */
function companyProblems(input: PersonInput): Record<string, Text> {
  const wanted = input.investor_type === 'company';
  const wrong = (['company_name', 'company_registration'] as const).filter(
    (name) => (input[name] !== null) !== wanted,
  );
  return Object.fromEntries(wrong.map((name) => [name, wanted ? MISSING : NOT_A_COMPANY]));
}
