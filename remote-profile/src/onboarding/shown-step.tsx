import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { taxpayerOf } from '@manzil/shared/domain/tax-id';
import { dubaiDay } from '@manzil/shared/format/date';
import { IdentityStep } from './identity-step';
import { type OnboardingStep, onboardingSteps } from './onboarding-steps';
import { PersonForm } from './person-form';
import { PropertyStep } from './property-step';
import { ResidenceForm } from './residence-form';

type ShownStepProps = {
  step: OnboardingStep;
  state: OnboardingState;
  profile: Profile;
  /** Shows another step, counted from 0. */
  goTo: (index: number) => void;
};

export function ShownStep({ step, state, profile, goTo }: ShownStepProps) {
  const index = onboardingSteps.indexOf(step);
  const today = dubaiDay(new Date());
  const ways = { onBack: () => goTo(index - 1), onDone: () => goTo(index + 1) };
  switch (step) {
    case 'person':
      return <PersonForm state={state} profile={profile} today={today} onDone={ways.onDone} />;
    case 'residence':
      return <ResidenceForm state={state} payer={taxpayerOf(profile)} {...ways} />;
    case 'identity':
      return (
        <IdentityStep profile={profile} done={state.onboarding_step} today={today} {...ways} />
      );
    case 'property':
      return <PropertyStep state={state} profile={profile} today={today} {...ways} />;
  }
}
