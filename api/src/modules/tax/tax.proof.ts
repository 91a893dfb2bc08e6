import * as operation from '@manzil/shared/contract/tax/operations';
import { eq } from 'drizzle-orm';
import { YEARS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';
import type { Db } from '../../platform/postgres/connect';
import { taxDepreciations } from './tax.table';

/** The year of a sale is declared after it; of any other unit the list is empty. */
const query = {
  unit_id: { names: 'unit', opens: ['own', 'shared', 'past'], otherwise: 200 },
} as const;

async function forget(db: Db, investorId: string): Promise<void> {
  await db.delete(taxDepreciations).where(eq(taxDepreciations.investor_id, investorId));
}

export const proofs = [
  proof(operation.getTaxYear, 'investor', { query, examples: { year: YEARS } }),
  proof(operation.chooseTaxResidence, 'investor', { sends: () => ({ residence: 'DE' }) }),
  proof(operation.changeDepreciation, 'investor', {
    ids: { unit_id: 'unit' },
    opens: ['own', 'shared', 'past'],
    // One version for each unit: every call is a first one.
    renews: [({ portal }, { person }) => forget(portal.db, person.id)],
    prepare: ({ portal, owner }) => forget(portal.db, owner.id),
    sends: ({ version }) => ({
      land_share_bps: 2000,
      reason: 'usual',
      own_rate_bps: null,
      starts_on: '2024-01-01',
      own_acquisition_minor: null,
      version,
    }),
    examples: { starts_on: ['2024-01-01', '2023-06-30'] },
    decided: { own_rate_bps: ({ reason }) => (reason === 'shorter_life' ? 250 : null) },
    // As it is stored.
    readBack: async (_, answer) => answer.json(),
  }),
  proof(operation.downloadTaxCsv, 'investor', {
    query,
    asks: 'year=2026',
    examples: { year: YEARS },
  }),
  proof(operation.downloadTaxPdf, 'investor', {
    ids: { unit_id: 'unit' },
    asks: 'year=2026',
    examples: { year: YEARS },
  }),
  proof(operation.getTaxReceipts, 'investor', {
    query,
    asks: 'year=2026',
    examples: { year: YEARS },
  }),
];
