import { BASIC_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { formatBps } from '@manzil/shared/format/percent';
import { type TextKey, useWords } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { HelpButton } from '../help-button';
import styles from './onboarding.module.css';
import type { OnboardingStep } from './onboarding-steps';

/** Keys of what to have at hand for a step. */
const toHaveReady: Record<OnboardingStep, readonly TextKey<'profile/onboarding'>[]> = {
  person: [
    'onboarding.steps.person.ready.passport',
    'onboarding.steps.person.ready.birth',
    'onboarding.steps.person.ready.phone',
  ],
  address: [
    'onboarding.steps.address.ready.address',
    'onboarding.steps.address.ready.tax_residency',
    'onboarding.steps.address.ready.tax_id',
  ],
  identity: [
    'onboarding.steps.identity.ready.passport',
    'onboarding.steps.identity.ready.proof',
    'onboarding.steps.identity.ready.residency',
  ],
  property: [
    'onboarding.steps.property.ready.contract',
    'onboarding.steps.property.ready.package',
    'onboarding.steps.property.ready.bank',
  ],
};

/** The step that is due, what it needs, and how it is done: together with our team. */
export function NextStep({ step }: { step: OnboardingStep }) {
  const { t, language } = useWords('profile/onboarding');
  return (
    <Section title={t('onboarding.next', { step: t(`onboarding.steps.${step}.title`) })}>
      <p className={styles.text}>{t(`onboarding.steps.${step}.text`)}</p>
      <h3 className={styles.ready}>{t('onboarding.ready')}</h3>
      <ul className={styles.list}>
        {toHaveReady[step].map((item) => (
          <li key={item}>
            {t(item, {
              basic: formatBps(BASIC_FEE_BPS, language),
              premium: formatBps(PREMIUM_FEE_BPS, language),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('onboarding.together')}</p>
      <HelpButton variant="primary">{t('onboarding.action')}</HelpButton>
    </Section>
  );
}
