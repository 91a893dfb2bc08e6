import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import { type ApiForm, useApiForm } from '@manzil/shared/forms';
import { ApiError, isApiError, publish, queryClient, usePortal } from '@manzil/shared/runtime';
import { useRef, useState } from 'react';
import { profileQuery } from '../profile.api';
import {
  keepDraft,
  onboardingQuery,
  recordStep,
  type StepInputs,
  storedOnboarding,
  type Typed,
  type TypedStep,
} from './onboarding.api';
import { onboardingSteps } from './onboarding-steps';
import type { Saving } from './save-queue';
import { useAutosave } from './use-autosave';

type Values = Readonly<Record<string, string>>;
type FormOptions<Fields extends Values, Input> = Parameters<
  typeof useApiForm<Fields, Input, OnboardingState>
>[0];

type StepOptions<Step extends TypedStep, Fields extends Values> = Pick<
  FormOptions<Fields, StepInputs[Step]>,
  'schema' | 'input' | 'words' | 'check'
> & {
  step: Step;
  state: OnboardingState;
  /** What the fields hold. */
  valuesOf: (state: OnboardingState) => Fields;
  /** What of it others may have changed, as it would stand beside what is typed. */
  disputable: (stored: Fields, typed: Fields) => Partial<Fields>;
  typedOf: (values: Fields) => Typed[Step];
  /** From the API's name of a field to the form's, where this was sent. */
  nameOf?: (path: string, typed: Fields) => string;
  onDone: () => void;
};

export type StepForm<Fields extends Values> = { form: ApiForm<Fields>; saving: Saving };

/** A step whose fields are saved while they are typed in, and recorded together at its end. */
export function useStepForm<Step extends TypedStep, Fields extends Values>({
  step,
  state,
  valuesOf,
  disputable,
  typedOf,
  nameOf = (path) => path,
  onDone,
  ...options
}: StepOptions<Step, Fields>): StepForm<Fields> {
  const { language } = usePortal();
  const [conflict, setConflict] = useState<ApiForm<Fields>['conflict']>(null);
  const sending = useRef(false);
  const sentFields = useRef<Fields | null>(null);
  const { saving, held, typed, flush, resume } = useAutosave<Fields>({
    step,
    version: state[step].version,
    savedAt: state[step].saved_at,
    save: (now, version) => keepDraft(step, { typed: typedOf(now), version }, language),
    // What is sent at its end learns of it too.
    onConflict: () => !sending.current && void compare(),
    onOver: (why) => form.refuse(why),
  });
  const [values] = useState(() => held ?? valuesOf(state));
  const names = Object.keys(values) as Extract<keyof Fields, string>[];

  const storedIn = (answer: OnboardingState) => ({
    values: disputable(valuesOf(answer), current()),
    version: answer[step].version,
  });

  async function record(input: StepInputs[Step], version: number): Promise<OnboardingState> {
    const sent = current();
    return recordStep(step, { ...input, version }, language).catch((error) => {
      throw named(error, (path) => nameOf(path, sent));
    });
  }

  /** What another attempt, or another device, has stored of the same may be as far as it was typed only. */
  async function recordAgain(error: unknown, input: StepInputs[Step]): Promise<OnboardingState> {
    if (!isApiError(error, 409) || error.code !== 'changed_meanwhile') throw error;
    const answer = await storedOnboarding();
    if (form.differing(storedIn(answer))) throw error;
    const { version, saved_at } = answer[step];
    const counted = answer.onboarding_step > onboardingSteps.indexOf(step);
    if (counted && saved_at === null) return answer;
    resume(version);
    return record(input, version);
  }

  const form = useApiForm<Fields, StepInputs[Step], OnboardingState>({
    ...options,
    values,
    leave: 'free',
    typed,
    stored: { version: state[step].version, read: storedOnboarding, of: storedIn },
    send: async (input) => {
      sending.current = true;
      sentFields.current = current();
      try {
        const version = await flush();
        return await record(input, version).catch((error) => recordAgain(error, input));
      } finally {
        sending.current = false;
      }
    },
    sent: (answer) => {
      resume(answer[step].version);
      const now = current();
      // The next step is shown; what was typed meanwhile waits for whoever comes back.
      if (names.some((name) => now[name] !== sentFields.current?.[name])) typed(now);
      queryClient.setQueryData(onboardingQuery.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      publish('investor:changed', { onboarding_step: answer.onboarding_step });
      onDone();
    },
  });

  const current = (): Fields =>
    Object.fromEntries(names.map((name) => [name, form.valueOf(name)])) as unknown as Fields;

  /** What another device has saved against what stands here; where it is the same there is nothing to decide. */
  async function compare(): Promise<void> {
    const found = await storedOnboarding().then(storedIn, () => null);
    if (!found) return;
    const differing = form.differing(found);
    if (differing) setConflict(differing);
    else resume(found.version);
  }

  function settle(choice: 'mine' | 'stored' | null): void {
    const found = form.conflict ?? conflict;
    setConflict(null);
    if (found && choice) resume(found.version);
    if (form.conflict) form.settle(choice);
    else if (found && choice === 'stored') form.reset({ ...current(), ...found.stored });
    else if (found && choice === 'mine') {
      typed(current());
      void flush();
    }
  }

  return { form: { ...form, conflict: form.conflict ?? conflict, settle }, saving };
}

function named(error: unknown, nameOf: (path: string) => string): unknown {
  if (!isApiError(error)) return error;
  const { status, code, message, fields, instance } = error;
  const entries = Object.entries(fields).map(([path, text]) => [nameOf(path), text]);
  return new ApiError(status, code, message, Object.fromEntries(entries), instance);
}
