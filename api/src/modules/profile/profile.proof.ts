import * as operation from '@manzil/shared/contract/profile/operations';
import { eq } from 'drizzle-orm';
import { read } from '../../../testing/fuzz/world';
import { DAYS_OF_BIRTH, NATIONALITIES, PHONES } from '../../../testing/proofs/examples';
import { e164 } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';
import { investors } from '../../identity/investors.table';

export const proofs = [
  proof(operation.getProfile, 'account'),
  proof(operation.changeProfile, 'account', {
    version: ({ db, investorId }) =>
      db.select({ version: investors.version }).from(investors).where(eq(investors.id, investorId)),
    sends: ({ version }) => ({ salutation: 'ms', version }),
    examples: { date_of_birth: DAYS_OF_BIRTH, nationality: NATIONALITIES, phone: PHONES },
    texts: { phone: { is: 'kept', as: e164 } },
    readBack: (world) => read(world, '/profile'),
  }),
];
