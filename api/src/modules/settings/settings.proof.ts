import * as operation from '@manzil/shared/contract/settings/operations';
import { eq } from 'drizzle-orm';
import { Slot } from '../../../testing/fuzz/slots';
import { read } from '../../../testing/fuzz/world';
import { proof } from '../../../testing/proofs/proof';
import { TEST_AUTH_KEY } from '../../../testing/test-app';
import { investorSettings } from './investor-settings.table';
import { unsubscribeToken } from './unsubscribe-token';

const byMail = { email: true };

export const proofs = [
  proof(operation.getSettings, 'account'),
  proof(operation.changeSettings, 'account', {
    version: ({ db, investorId }) =>
      db
        .select({ version: investorSettings.version })
        .from(investorSettings)
        .where(eq(investorSettings.investor_id, investorId)),
    sends: ({ version }) => ({
      locale: 'de',
      display_currency: 'aed_eur',
      area_unit: 'sqm',
      timezone: 'Europe/Berlin',
      notifications: {
        construction: byMail,
        payments: byMail,
        handover: byMail,
        rent: byMail,
        maintenance: byMail,
        documents: byMail,
        statements: byMail,
        news: byMail,
      },
      version,
    }),
    examples: {
      timezone: ['Europe/Berlin', 'Asia/Dubai', 'UTC', 'America/Argentina/Buenos_Aires'],
    },
    readBack: (world) => read(world, '/settings'),
  }),
  proof(operation.changeDisplay, 'account', {
    sends: () => ({ amounts_of: 'share', unit_columns: ['price', 'rent'], unit_view: 'table' }),
  }),
  proof(operation.endMails, 'everybody', {
    asks: 'token=nobodys',
    status: [404],
    examples: { token: [new Slot('unsubscribe_token')] },
    prepare: async ({ owner }) => ({
      known: {
        unsubscribe_token: unsubscribeToken(TEST_AUTH_KEY, {
          investor_id: owner.id,
          topic: 'documents',
        }),
      },
    }),
    texts: { token: { is: 'compared', otherwise: 404 } },
  }),
];
