import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { Investor } from '@manzil/shared/contract/session/session';
import { legalVersions } from '@manzil/shared/domain/legal-versions';
import { screen } from '@testing-library/react';
import { profile } from '../../testing/profile.fixture';
import { show } from '../../testing/show';

export const person: OnboardingState['person']['typed'] = {
  salutation: 'ms',
  investor_type: 'person',
  company_name: '',
  company_registration: '',
  date_of_birth: '1984-03-09',
  nationality: 'DE',
  phone: '+49 1515 5512304',
  locale: 'de',
};
export const residence: OnboardingState['residence']['typed'] = {
  street: 'Gärtnerstraße',
  house_no: '12',
  line2: '',
  postal_code: '20253',
  city: 'Hamburg',
  state: '',
  country: 'DE',
  tax: [{ country: 'DE', tax_id: '86095742719' }],
  pep: 'no',
};
const UNIT = {
  unit_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a11',
  property_name: 'Marina Walk Tower',
  unit_no: '2304',
};
export const stateAt = (
  onboarding_step: number,
  changes: Partial<OnboardingState> = {},
): OnboardingState => ({
  onboarding_step,
  person: { typed: person, version: 1, saved_at: null },
  residence: { typed: residence, version: 1, saved_at: null },
  accepted: onboarding_step > 0 ? legalVersions : { terms: null, privacy: null },
  units: [UNIT],
  ...changes,
});
export const nothing: OnboardingState['person']['typed'] = {
  ...person,
  salutation: '',
  investor_type: '',
  date_of_birth: '',
  nationality: '',
  phone: '',
};

type Answers = NonNullable<Parameters<typeof show>[1]>['answers'];

/** Shows the onboarding of an investor who has come so far. */
export function open(
  state: OnboardingState,
  answers: Answers = {},
  changes: Partial<Profile> = {},
) {
  const { investor_id, email, first_name, last_name } = profile;
  const investor: Investor = {
    investor_id,
    email,
    first_name,
    last_name,
    avatar: null,
    onboarding_step: state.onboarding_step,
    profile_status: 'inactive',
  };
  return show('onboarding', {
    profile: { ...profile, ...changes },
    investor,
    answers: { 'GET /onboarding': state, ...answers },
  });
}
export const button = (name: string) => screen.getByRole('button', { name });
export const title = () => screen.getByRole('heading', { level: 1 });
/** What the API answers where it takes something not as it is. */
export const refused =
  (status: number, code: string, fields = {}) =>
  () =>
    Response.json(
      { type: 'about:blank', title: 'x', status, instance: 'x', code, message: 'x', fields },
      { status },
    );
export const saved = (version: number) => ({ version, saved_at: '2026-11-20T06:42:00Z' });
