import { composeIBAN } from 'ibantools';
import { escrowRow } from '../../modules/instalments/escrow-accounts.repository';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import type { DemoRows } from './demo-rows';

/** No bank of the Emirates has this number. */
const NOBODYS_BANK = '999';

export function addEscrowAccounts(rows: DemoRows, fields: FieldCipher): void {
  for (const { id, name, developer, escrow_iban_last4 } of rows.properties) {
    if (!escrow_iban_last4) continue;
    rows.escrowAccounts.push(
      escrowRow(fields, id, {
        holder_name: `${name} Escrow Account, ${developer} LLC`,
        iban: inventedIban(escrow_iban_last4),
        entered_by: 'demo',
      }),
    );
  }
}

function inventedIban(last4: string): string {
  const bban = `${NOBODYS_BANK}${last4.padStart(16, '0')}`;
  const iban = composeIBAN({ countryCode: 'AE', bban });
  if (!iban) throw new Error(`No IBAN ends in ${last4}.`);
  return iban;
}
