import * as operation from '@manzil/shared/contract/settings/operations';
import { eq } from 'drizzle-orm';
import { read } from '../../../testing/fuzz/world';
import { proof } from '../../../testing/proofs/proof';
import { investorSettings } from './investor-settings.table';

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
];
