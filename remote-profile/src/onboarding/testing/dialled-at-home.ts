import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import { person, residence, stateAt } from './open-onboarding';

/** An Austrian in the first step who has not said yet where they live: their number as it is dialled there. */
export const dialledAtHome: OnboardingState = stateAt(0, {
  person: {
    typed: { ...person, nationality: 'AT', phone: '0664 1234567' },
    version: 1,
    saved_at: null,
  },
  residence: { typed: { ...residence, country: '' }, version: 1, saved_at: null },
});
