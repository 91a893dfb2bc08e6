import type { AddressInput } from '@manzil/shared/contract/profile';
import { postalCodeProblem } from '@manzil/shared/domain/postal-code';
import { isCountry } from '../../country';
import type { Db } from '../../db/connect';
import type { Text } from '../../errors';
import { invalid } from '../../plugins/request-errors';
import { type Actor, recordAct } from '../audit/record-act';
import { saveAddress } from './addresses.repository';
import { COUNTRY_UNKNOWN } from './field-texts';

/**
 * @param today calendar day in Asia/Dubai
 * @param actor who changes it; default: the investor
 * @throws invalid, changedMeanwhile
 */
export async function changeAddress(
  tx: Db,
  investorId: string,
  { version, ...lines }: AddressInput,
  today: string,
  actor: Actor = { type: 'investor', id: investorId },
): Promise<void> {
  const fields = addressProblems(lines);
  if (Object.keys(fields).length > 0) throw invalid({ fields });
  const id = await saveAddress(tx, investorId, lines, version, today);
  await recordAct(tx, {
    actor,
    action: 'address.changed',
    entity_type: 'address',
    entity_id: id,
    investor_id: investorId,
  });
}

/** What is wrong with an address, by field. */
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
