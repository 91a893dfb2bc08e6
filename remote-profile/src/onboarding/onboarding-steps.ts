import type { Profile } from '@manzil/shared/contract/profile';
import type { Words } from '@manzil/shared/runtime';
import { addressLine } from '../address/address-line';
import { identityTypes } from '../documents/document-groups';
import { documentLabel } from '../documents/document-label';

/** In their order; an investor's `onboarding_step` counts how many are done (specification §4). */
export const onboardingSteps = ['person', 'address', 'identity', 'property'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export type StepState = 'done' | 'current' | 'open';

export function stepState(index: number, done: number): StepState {
  if (index < done) return 'done';
  return index === done ? 'current' : 'open';
}

/** What is recorded for a step that is done. */
export function recorded(
  step: OnboardingStep,
  profile: Profile,
  words: Words<'profile/onboarding'>,
): string {
  const { t, language } = words;
  if (step === 'person') {
    const name = `${profile.first_name} ${profile.last_name}`;
    // A number that breaks between its groups is read as two.
    const phone = profile.phone_display?.replaceAll(' ', '\u00a0');
    return [name, profile.email, phone].filter(Boolean).join(' · ');
  }
  if (step === 'address' && profile.address) return addressLine(profile.address, language);
  const identity = profile.documents.filter((d) => identityTypes.includes(d.document_type));
  if (step === 'identity' && identity.length > 0) {
    return identity
      .map((d) => `${documentLabel(d.document_type, t)} (${t(`documents.statuses.${d.status}`)})`)
      .join(' · ');
  }
  return t('onboarding.recorded');
}
