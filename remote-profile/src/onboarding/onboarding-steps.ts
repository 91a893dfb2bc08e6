/** In their order; an investor's `onboarding_step` counts how many are done (specification §4). */
export const onboardingSteps = ['person', 'residence', 'identity', 'property'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

type StepState = 'done' | 'current' | 'open';

/** @param shown number of the step on show, from 0 */
export function stepState(index: number, shown: number, done: number): StepState {
  if (index === shown) return 'current';
  return index < done ? 'done' : 'open';
}

/** The step on show: the one that the address names as far as it may be seen, else the next one. */
export function shownStep(asked: string | null, done: number): number {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 1 && number <= done + 1 ? number - 1 : done;
}
