import type { Investor } from '@manzil/shared/contract/session/session';
import type { Display } from '@manzil/shared/contract/settings/display';
import { anna } from '@manzil/shared/testing/render-screen';

export const aDisplay: Display = {
  display_currency: 'aed',
  area_unit: 'sqm',
  timezone: 'Europe/Berlin',
  amounts_of: 'unit',
};

/** Anna Becker, who has chosen how amounts and times are shown. */
export const anInvestor = (display: Partial<Display> = {}): Investor => ({
  ...anna,
  display: { ...aDisplay, ...display },
});
