import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import { useTexts } from '@manzil/shared/runtime';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Stepper } from '@manzil/shared/ui/stepper';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadedProfile } from '../loaded-profile';
import { onboardingQuery } from './onboarding.api';
import styles from './onboarding.module.css';
import { OnboardingBuilding } from './onboarding-building';
import { OnboardingDone } from './onboarding-done';
import { onboardingSteps, shownStep, stepState } from './onboarding-steps';
import { ShownStep } from './shown-step';
import { useHeadingOf } from './use-heading-of';

export default function OnboardingPage() {
  const { t } = useTexts('profile/onboarding');
  const { data: state } = useQuery(onboardingQuery);
  const [search, setSearch] = useSearchParams();
  const done = state?.onboarding_step ?? 0;
  const shown = useShownStep(search.get('step'), state);
  const heading = useHeadingOf(shown);
  const total = onboardingSteps.length;
  const step = onboardingSteps[shown];
  const next = onboardingSteps[shown + 1];
  const number = t('step_of', { number: shown + 1, total });
  useDocumentTitle(step && `${number}: ${t(`steps.${step}.title`)}`);
  if (!state) return null;

  function goTo(index: number): void {
    // Who comes back finds the step that is left, even where the address did not name it.
    window.history.replaceState(window.history.state, '', `?step=${shown + 1}`);
    setSearch({ step: String(index + 1) });
  }

  return (
    <LoadedProfile>
      {(profile) => (
        <div className={styles.onboarding}>
          <div className={styles.column}>
            <Stepper
              label={t('onboarding.title')}
              steps={onboardingSteps.map((each, index) => {
                const is = stepState(index, shown, done);
                return {
                  key: each,
                  label: t(`steps.${each}.title`),
                  state: is,
                  stateLabel: t(`states.${is}`),
                };
              })}
              narrowText={step ? number : t('all_done')}
              narrowNext={next && t('after', { step: t(`steps.${next}.title`) })}
            />
            <div className={styles.head}>
              <PageHead
                titleRef={heading}
                title={step ? t(`steps.${step}.title`) : t('done.title')}
                meta={
                  step
                    ? t(`steps.${step}.text`, { name: profile.first_name })
                    : t('done.text', { name: profile.first_name })
                }
              />
            </div>
            {step ? (
              <ShownStep key={step} step={step} state={state} profile={profile} goTo={goTo} />
            ) : (
              <OnboardingDone profile={profile} />
            )}
          </div>
          <OnboardingBuilding done={shown} />
        </div>
      )}
    </LoadedProfile>
  );
}

/** Without a step in the address the next one, which stays on show when another device has recorded it meanwhile. */
function useShownStep(asked: string | null, state: OnboardingState | undefined): number {
  const landed = useRef<number | null>(null);
  if (!state) return 0;
  const { onboarding_step: done, accepted } = state;
  if (done === onboardingSteps.length) return done;
  // Who was in the middle of it when the consents were asked for later begins where they are asked for now.
  const begun = accepted.terms && accepted.privacy ? done : 0;
  landed.current = asked === null ? (landed.current ?? begun) : null;
  return landed.current ?? shownStep(asked, begun);
}
