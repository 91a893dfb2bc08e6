import type { AddressInput } from '@manzil/shared/contract/addresses/addresses';
import { postalCodeProblem } from '@manzil/shared/domain/postal-code';
import { formatDay } from '@manzil/shared/format/date';
import { type Actor, recordAuditEvent } from '../../platform/audit/record-audit-event';
import { isCountry } from '../../platform/country';
import type { Text } from '../../platform/http/errors';
import { invalid } from '../../platform/http/request-errors';
import type { Db } from '../../platform/postgres/connect';
import { COUNTRY_UNKNOWN } from '../profile/field-texts';
import { type AddressLines, lockAddress, saveAddress } from './addresses.repository';

const EARLIEST = '1900-01-01';

const NOT_YET: Text = {
  de: 'Dieser Tag liegt in der Zukunft. Trag die Anschrift ein, sobald sie gilt.',
  en: 'This day is in the future. Enter the address once it applies.',
};
const DAY_IMPOSSIBLE: Text = {
  de: 'Dieser Tag kann nicht stimmen.',
  en: 'This day cannot be right.',
};
const beforeItBegan = (day: string): Text => ({
  de: `Deine bisherige Anschrift gilt seit ${formatDay(day, 'de')}. Nimm diesen Tag oder einen späteren.`,
  en: `Your address so far is valid since ${formatDay(day, 'en')}. Choose that day or a later one.`,
});

/** Unchanged lines are no other address. @param today day in Asia/Dubai @throws invalid, versionConflict */
export async function changeAddress(
  tx: Db,
  investorId: string,
  { version, valid_from, ...lines }: AddressInput,
  today: string,
  actor: Actor = { type: 'investor', id: investorId },
): Promise<void> {
  refuse({ ...addressProblems(lines), ...(valid_from && dayProblem(valid_from, today)) });
  const current = version === 0 ? null : await lockAddress(tx, investorId, version);
  if (current && valid_from && valid_from < current.valid_from) {
    refuse({ valid_from: beforeItBegan(current.valid_from) });
  }
  if (current && isSame(current, lines)) return;
  const id = await saveAddress(tx, investorId, lines, current, valid_from ?? today);
  await recordAuditEvent(tx, {
    actor,
    action: 'address.changed',
    entity_type: 'address',
    entity_id: id,
    investor_id: investorId,
  });
}

export function addressProblems({
  country,
  postal_code,
}: Pick<AddressInput, 'country' | 'postal_code'>): Record<string, Text> {
  const postal = postalCodeProblem(country, postal_code);
  return {
    ...(!isCountry(country) && { country: COUNTRY_UNKNOWN }),
    ...(postal && { postal_code: postal }),
  };
}

function dayProblem(day: string, today: string): Record<string, Text> {
  if (day > today) return { valid_from: NOT_YET };
  return day < EARLIEST ? { valid_from: DAY_IMPOSSIBLE } : {};
}

const isSame = (address: AddressLines, lines: AddressLines): boolean =>
  (Object.keys(lines) as (keyof AddressLines)[]).every((name) => address[name] === lines[name]);

function refuse(fields: Record<string, Text>): void {
  if (Object.keys(fields).length > 0) throw invalid({ fields });
}
