import type { SettingsInput } from '@manzil/shared/contract/settings/settings';
import { type Act, recordAuditEvent } from '../../platform/audit/record-audit-event';
import { invalid } from '../../platform/http/request-errors';
import type { Db } from '../../platform/postgres/connect';
import { saveSettings } from './settings.repository';
import { timezoneProblem } from './timezone';

/** @throws invalid, versionConflict */
export async function changeSettings(
  tx: Db,
  investorId: string,
  input: SettingsInput,
): Promise<void> {
  const timezone = timezoneProblem(input.timezone);
  if (timezone) throw invalid({ fields: { timezone } });
  await saveSettings(tx, investorId, input);
  await recordAuditEvent(tx, settingsChanged(investorId));
}

export const settingsChanged = (investorId: string): Act => ({
  actor: { type: 'investor', id: investorId },
  action: 'settings.changed',
  entity_type: 'investor',
  entity_id: investorId,
});
