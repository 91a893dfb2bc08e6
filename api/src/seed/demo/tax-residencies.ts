import { addTaxResidency } from '../../modules/tax-residencies/tax-residencies.repository';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import type { DemoRows } from './demo-rows';

/** Numbers that tax offices print as examples: nobody has them. */
const TAX_IDS: Record<string, string> = {
  DE: '86095742719',
  AT: '98-765/4321',
  CH: '756.1234.5678.97',
};

/** Where they live. One by one: sealed bytes do not go through the JSON of `insertRows`. */
export async function storeTaxResidencies(
  tx: Db,
  fields: FieldCipher,
  { addresses }: Pick<DemoRows, 'addresses'>,
): Promise<void> {
  for (const { investor_id, country, valid_from } of addresses) {
    if (!country) continue;
    const tax_id = TAX_IDS[country] ?? null;
    await addTaxResidency(tx, fields, investor_id, { country, tax_id }, valid_from);
  }
}
