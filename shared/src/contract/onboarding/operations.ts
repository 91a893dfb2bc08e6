import type { Operation } from '../operation';
import {
  DraftSaved,
  Onboarding,
  OnboardingInput,
  OnboardingState,
  PersonDraftInput,
  PersonInput,
  ResidenceDraftInput,
  ResidenceInput,
} from './onboarding';

export const about = 'The four steps until an account is set up.';

export const getOnboarding = {
  method: 'GET',
  path: '/onboarding',
  access: 'account',
  answer: OnboardingState,
} satisfies Operation;

export const advanceOnboarding = {
  method: 'PATCH',
  path: '/onboarding',
  access: 'account',
  body: OnboardingInput,
  answer: Onboarding,
} satisfies Operation;

export const recordPerson = {
  method: 'PUT',
  path: '/onboarding/person',
  access: 'newcomer',
  body: PersonInput,
  answer: OnboardingState,
} satisfies Operation;

export const recordResidence = {
  method: 'PUT',
  path: '/onboarding/residence',
  access: 'newcomer',
  body: ResidenceInput,
  answer: OnboardingState,
} satisfies Operation;

export const keepPersonDraft = {
  method: 'PUT',
  path: '/onboarding/person/draft',
  access: 'newcomer',
  body: PersonDraftInput,
  answer: DraftSaved,
} satisfies Operation;

export const keepResidenceDraft = {
  method: 'PUT',
  path: '/onboarding/residence/draft',
  access: 'newcomer',
  body: ResidenceDraftInput,
  answer: DraftSaved,
} satisfies Operation;
