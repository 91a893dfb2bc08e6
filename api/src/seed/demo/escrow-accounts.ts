import { composeIBAN } from 'ibantools';
import { setEscrowAccount } from '../../modules/instalments/escrow-accounts.repository';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import type { DemoRows } from './demo-rows';

/** No bank of the Emirates has this number. */
const NOBODYS_BANK = '999';

/** One by one: sealed bytes do not go through the JSON of `insertRows`. */
export async function storeEscrowAccounts(
  tx: Db,
  fields: FieldCipher,
  { properties }: Pick<DemoRows, 'properties'>,
): Promise<void> {
  for (const { id, name, developer, escrow_iban_last4 } of properties) {
    if (!escrow_iban_last4) continue;
    await setEscrowAccount(tx, fields, id, {
      holder_name: `${name} Escrow Account, ${developer} LLC`,
      iban: inventedIban(escrow_iban_last4),
      entered_by: 'demo',
    });
  }
}

function inventedIban(last4: string): string {
  const bban = `${NOBODYS_BANK}${last4.padStart(16, '0')}`;
  const iban = composeIBAN({ countryCode: 'AE', bban });
  if (!iban) throw new Error(`No IBAN ends in ${last4}.`);
  return iban;
}
