import type { Investor } from '@manzil/shared/contract/session/session';
import type { Display } from '@manzil/shared/contract/settings/display';

export const aDisplay: Display = {
  display_currency: 'aed',
  area_unit: 'sqm',
  timezone: 'Europe/Berlin',
  amounts_of: 'unit',
};

/** Anna Becker, who has chosen how amounts and times are shown. */
export const anInvestor = (display: Partial<Display> = {}): Investor => ({
  investor_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a01',
  email: 'anna.becker@example.com',
  first_name: 'Anna',
  last_name: 'Becker',
  avatar: null,
  onboarding_step: 4,
  profile_status: 'active',
  display: { ...aDisplay, ...display },
});
