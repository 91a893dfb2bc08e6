import type {
  DraftSaved,
  OnboardingState,
  PersonInput,
  ResidenceInput,
  TypedPerson,
  TypedResidence,
} from '@manzil/shared/contract/onboarding/onboarding';
import * as operation from '@manzil/shared/contract/onboarding/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, publish, queryClient, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const onboardingQuery = queryOptions(readQuery(operation.getOnboarding));

/** As it is stored now. What is on show stays as it is: the step that is typed in is not left by it. @throws ApiError */
export const storedOnboarding = (): Promise<OnboardingState> => apiGet(operation.getOnboarding, {});

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
  step === 'person'
    ? apiSend(operation.recordPerson, language, { body: input as PersonInput })
    : apiSend(operation.recordResidence, language, { body: input as ResidenceInput });

type Draft<Step extends TypedStep> = { typed: Typed[Step]; version: number };

/** Keeps what is typed, unchecked. @throws ApiError */
export async function keepDraft<Step extends TypedStep>(
  step: Step,
  { typed, version }: Draft<Step>,
  language: Language,
): Promise<DraftSaved> {
  const saved =
    step === 'person'
      ? await apiSend(operation.keepPersonDraft, language, {
          body: { typed: typed as TypedPerson, version },
        })
      : await apiSend(operation.keepResidenceDraft, language, {
          body: { typed: typed as TypedResidence, version },
        });
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
  const counted = await apiSend(operation.advanceOnboarding, language, { body: input });
  queryClient.setQueryData(onboardingQuery.queryKey, (state) => state && { ...state, ...counted });
  publish('investor:changed', counted);
}
