import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import { onboardingQuery } from './onboarding.api';
import OnboardingPage from './onboarding.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/onboarding': typeof texts;
  }
}

export default defineScreen({
  page: OnboardingPage,
  texts: {
    de: () => import(/* webpackChunkName: "onboarding-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "onboarding-en" */ './texts/en.json'),
  },
  data: () => [
    queryClient.ensureQueryData(onboardingQuery),
    queryClient.ensureQueryData(profileQuery),
  ],
});
