import { useWords } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { HelpButton } from './help-button';
import styles from './how-to-change.module.css';

/** How recorded data is changed: our team checks who asks and enters it. */
export function HowToChange({ steps }: { steps: readonly string[] }) {
  const { t } = useWords('profile');
  return (
    <Section title={t('change.title')}>
      <p className={styles.lead}>{t('change.lead')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <HelpButton variant="primary">{t('change.action')}</HelpButton>
    </Section>
  );
}
