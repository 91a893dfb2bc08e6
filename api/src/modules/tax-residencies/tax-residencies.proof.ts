import * as operation from '@manzil/shared/contract/tax-residencies/operations';
import { eq } from 'drizzle-orm';
import { read } from '../../../testing/fuzz/world';
import { COUNTRIES, TAX_ID_OF_THE_COUNTRY, TAX_IDS } from '../../../testing/proofs/examples';
import { withoutBlanks } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';
import { investors } from '../../identity/investors.table';

export const proofs = [
  proof(operation.listTaxResidencies, 'account'),
  proof(operation.changeTaxResidencies, 'account', {
    version: ({ db, investorId }) =>
      db.select({ version: investors.version }).from(investors).where(eq(investors.id, investorId)),
    sends: ({ version }) => ({ items: [{ country: 'AT', tax_id: null }], version }),
    examples: { country: COUNTRIES, tax_id: TAX_IDS },
    decided: TAX_ID_OF_THE_COUNTRY,
    texts: { 'items.0.tax_id': { is: 'kept', as: withoutBlanks } },
    readBack: (world) => read(world, '/profile/tax-residencies'),
  }),
];
