import * as operation from '@manzil/shared/contract/bank-accounts/operations';
import { and, eq, ne } from 'drizzle-orm';
import { PASSWORD } from '../../../testing/fixtures';
import { withSecondFactor } from '../../../testing/fuzz/with-second-factor';
import { read } from '../../../testing/fuzz/world';
import { CODES, PASSWORDS } from '../../../testing/proofs/examples';
import { made, sixDigits } from '../../../testing/proofs/forms';
import { type Account, proof } from '../../../testing/proofs/proof';
import { bankAccounts } from './bank-accounts.table';

const version = ({ db, investorId }: Account) =>
  db
    .select({ version: bankAccounts.version })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.investor_id, investorId), ne(bankAccounts.status, 'replaced')));

export const proofs = [
  proof(operation.changePayoutAccount, 'investor', {
    version,
    draws: 'many',
    sends: (sender) => ({
      iban: 'DE89370400440532013000',
      holder_name: 'Anna Becker',
      currency: 'EUR',
      password: PASSWORD,
      version: sender.version,
    }),
    examples: {
      iban: [
        'DE89370400440532013000',
        'AE07 0331 2345 6789 0123 456',
        'CH93 0076 2011 6238 5295 7',
        'gb29-nwbk-6016-1331-9268-19',
      ],
      bic: [null, 'DEUTDEFF', 'barcgb22', 'EBILAEAD'],
      holder_name: ['Anna Becker', 'Becker & Söhne GmbH', 'آنا بيكر'],
      password: PASSWORDS,
      code: CODES,
    },
    prepare: withSecondFactor,
    texts: {
      iban: {
        is: 'kept',
        as: made(/^[A-Za-z\d\s-]+$/, (sent) =>
          sent.replaceAll(/[\s-]/g, '').toUpperCase().slice(-4),
        ),
      },
      bic: {
        is: 'kept',
        as: made(/^[A-Za-z\d\s]+$/, (sent) => sent.replaceAll(/\s/g, '').toUpperCase()),
      },
      password: { is: 'compared' },
      code: { is: 'compared', as: sixDigits },
    },
    readBack: async (world) => {
      const [present] = (await read(world, '/bank-accounts')).items;
      return { ...present, iban: present.iban_last4 };
    },
  }),
  proof(operation.withdrawPayoutAccount, 'investor', {
    version,
    sends: (sender) => ({ version: sender.version }),
    // 409: the caller has none.
    status: [200, 409],
    prepare: ({ portal, owner: { id: investor_id } }) =>
      portal.db.transaction(async (tx) => {
        await tx
          .update(bankAccounts)
          .set({ status: 'replaced' })
          .where(eq(bankAccounts.investor_id, investor_id));
        const iban = { iban_country: 'DE', iban_last4: '3000' };
        await tx.insert(bankAccounts).values({
          ...{ investor_id, holder_name: 'Anna Becker', ...iban, currency: 'EUR' },
          status: 'pending_verification',
        });
      }),
  }),
];
