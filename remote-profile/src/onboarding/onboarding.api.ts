import {
  DraftSaved,
  OnboardingState,
  type PersonInput,
  type ResidenceInput,
  type TypedPerson,
  type TypedResidence,
} from '@manzil/shared/contract/onboarding';
import { Onboarding } from '@manzil/shared/contract/profile';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, publish, queryClient } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => apiGet('/onboarding', OnboardingState, signal),
});

/** As it is stored now. What is on show stays as it is: the step that is typed in is not left by it. @throws ApiError */
export const storedOnboarding = (): Promise<OnboardingState> =>
  apiGet('/onboarding', OnboardingState);

/** The steps whose fields are typed in: what is sent of each, and what is kept while somebody types. */
export type Typed = { person: TypedPerson; residence: TypedResidence };
export type TypedStep = keyof Typed;
export type StepInputs = { person: PersonInput; residence: ResidenceInput };

/** Records a step, and counts it as done where it is its turn. @throws ApiError */
export const recordStep = <Step extends TypedStep>(
  step: Step,
  input: StepInputs[Step],
  language: Language,
): Promise<OnboardingState> =>
  apiSend('PUT', `/onboarding/${step}`, input, OnboardingState, language);

type Draft<Step extends TypedStep> = { typed: Typed[Step]; version: number };

/** Keeps what is typed, unchecked. @throws ApiError */
export async function keepDraft<Step extends TypedStep>(
  step: Step,
  { typed, version }: Draft<Step>,
  language: Language,
): Promise<DraftSaved> {
  const body = { typed, version };
  const saved = await apiSend('PUT', `/onboarding/${step}/draft`, body, DraftSaved, language);
  // Who comes back to the step finds it as it was left.
  queryClient.setQueryData(
    onboardingQuery.queryKey,
    (state) => state && { ...state, [step]: { typed, ...saved } },
  );
  return saved;
}

type Advance = { step: number; units_confirmed?: boolean };

/** Has a step counted of which nothing else is sent. @throws ApiError */
export async function advance(input: Advance, language: Language): Promise<void> {
  const counted = await apiSend('PATCH', '/onboarding', input, Onboarding, language);
  queryClient.setQueryData(onboardingQuery.queryKey, (state) => state && { ...state, ...counted });
  publish('investor:changed', counted);
}
