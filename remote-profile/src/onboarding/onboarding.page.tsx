import { useInvestor, useWords } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Stepper } from '@manzil/shared/ui/stepper';
import { CircleCheck } from 'lucide';
import { Link } from 'react-router-dom';
import { LoadedProfile } from '../loaded-profile';
import { NextStep } from './next-step';
import styles from './onboarding.module.css';
import { OnboardingBuilding } from './onboarding-building';
import { onboardingSteps, recorded, stepState } from './onboarding-steps';

export default function OnboardingPage() {
  const words = useWords('profile/onboarding');
  const { t } = words;
  const investor = useInvestor();
  if (!investor) return null;
  const done = investor.onboarding_step;
  const next = onboardingSteps[done];
  const finished = onboardingSteps.slice(0, done);
  return (
    <LoadedProfile>
      {(profile) => (
        <div className={styles.onboarding}>
          <div>
            <PageHead
              title={
                next
                  ? t('onboarding.welcome', { name: investor.first_name })
                  : t('onboarding.complete')
              }
              meta={next ? t('onboarding.lead') : t('onboarding.complete_text')}
            />
            <div className={styles.steps}>
              <Stepper
                label={t('onboarding.title')}
                steps={onboardingSteps.map((step, index) => ({
                  key: step,
                  label: t(`onboarding.steps.${step}.title`),
                  state: stepState(index, done),
                  stateLabel: t(`onboarding.states.${stepState(index, done)}`),
                }))}
                narrowText={
                  next
                    ? t('onboarding.step_of', { number: done + 1, total: onboardingSteps.length })
                    : t('onboarding.all_done')
                }
              />
            </div>
            {next ? (
              <NextStep step={next} />
            ) : (
              <div className={styles.action}>
                <ButtonLink as={Link} to="/dashboard" variant="primary">
                  {t('onboarding.to_dashboard')}
                </ButtonLink>
              </div>
            )}
            {finished.length > 0 && (
              <Section title={t('onboarding.done_title')}>
                <Rows>
                  {finished.map((step) => (
                    <Row
                      key={step}
                      icon={CircleCheck}
                      title={t(`onboarding.steps.${step}.title`)}
                      meta={recorded(step, profile, words)}
                    />
                  ))}
                </Rows>
              </Section>
            )}
          </div>
          <OnboardingBuilding done={done} />
        </div>
      )}
    </LoadedProfile>
  );
}
