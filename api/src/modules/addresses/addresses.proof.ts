import * as operation from '@manzil/shared/contract/addresses/operations';
import { and, eq, isNull } from 'drizzle-orm';
import { read } from '../../../testing/fuzz/world';
import {
  COUNTRIES,
  POSTAL_CODE_OF_THE_COUNTRY,
  POSTAL_CODES,
} from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';
import { addresses } from './addresses.table';

export const proofs = [
  proof(operation.changeAddress, 'account', {
    version: ({ db, investorId }) =>
      db
        .select({ version: addresses.version })
        .from(addresses)
        .where(and(eq(addresses.investor_id, investorId), isNull(addresses.valid_to))),
    sends: ({ version }) => ({
      street: 'Gärtnerstraße',
      postal_code: '20253',
      city: 'Hamburg',
      country: 'DE',
      version,
    }),
    examples: {
      postal_code: POSTAL_CODES,
      country: COUNTRIES,
      valid_from: ['2026-11-21', '2026-11-20'],
    },
    decided: POSTAL_CODE_OF_THE_COUNTRY,
    readBack: async (world) => (await read(world, '/profile/addresses')).items[0],
  }),
  proof(operation.listAddresses, 'account'),
];
