import { Onboarding, OnboardingInput } from '@manzil/shared/contract/profile';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestorWriting, investorIdOf } from '../../plugins/session';
import { advanceOnboarding } from './onboarding.usecase';

/** PATCH /onboarding */
export const onboardingRoutes: Module = (app, dependencies) => {
  app.patch(
    '/onboarding',
    {
      schema: { body: OnboardingInput, response: { 200: Onboarding } },
      config: { onboarding: true },
    },
    async (request) => {
      const { step } = request.body;
      const today = dubaiToday(dependencies);
      await asInvestorWriting(request, (tx) =>
        advanceOnboarding(tx, investorIdOf(request), step, today),
      );
      return { onboarding_step: step };
    },
  );
};
