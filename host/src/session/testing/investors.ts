import type { Investor } from '@manzil/shared/contract/session/session';

export const anna: Investor = {
  investor_id: '6c1f0f4e-7f0c-4a57-9d8e-0f2f6f1b2a01',
  email: 'anna.becker@example.com',
  first_name: 'Anna',
  last_name: 'Becker',
  avatar: null,
  onboarding_step: 4,
  profile_status: 'active',
};
export const max: Investor = {
  ...anna,
  investor_id: '6c1f0f4e-7f0c-4a57-9d8e-0f2f6f1b2a02',
  email: 'max.krueger@example.com',
  first_name: 'Max',
  last_name: 'Krüger',
};
