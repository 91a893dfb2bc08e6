import { BASIC_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { formatBps } from '@manzil/shared/format/percent';
import { Section } from '@manzil/shared/ui/section';
import { HelpButton } from '../help-button';
import { useWords } from '../words';
import styles from './onboarding.module.css';
import type { OnboardingStep } from './onboarding-steps';

/** Keys of what to have at hand for a step. */
const toHaveReady: Record<OnboardingStep, readonly string[]> = {
  person: ['passport', 'birth', 'phone'],
  address: ['address', 'tax_residency', 'tax_id'],
  identity: ['passport', 'proof', 'residency'],
  property: ['contract', 'package', 'bank'],
};

/** The step that is due, what it needs, and how it is done: together with our team. */
export function NextStep({ step }: { step: OnboardingStep }) {
  const { t, language } = useWords();
  const texts = `onboarding.steps.${step}`;
  return (
    <Section title={t('onboarding.next', { step: t(`${texts}.title`) })}>
      <p className={styles.text}>{t(`${texts}.text`)}</p>
      <h3 className={styles.ready}>{t('onboarding.ready')}</h3>
      <ul className={styles.list}>
        {toHaveReady[step].map((item) => (
          <li key={item}>
            {t(`${texts}.ready.${item}`, {
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
