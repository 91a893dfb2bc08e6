import { ButtonLink } from '@manzil/shared/ui/button';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactLinks } from '../../layout/contact-links';
import { SupportStatus } from '../../layout/support-status';
import styles from './password-help.module.css';

const steps = ['contact', 'identity', 'new'] as const;

/** New passwords are set by the support, who checks the identity; the page says so and leads there. */
export function PasswordHelp({
  title,
}: {
  title: 'password.forgot_title' | 'password.reset_title';
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(title)}</h1>
      <p>{t('password.lead')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`password.step_${step}`)}</li>
        ))}
      </ol>
      <div className={styles.contact}>
        <SupportStatus />
        <ContactLinks />
      </div>
      <ButtonLink as={Link} to="/login" variant="quiet" icon={ArrowLeft}>
        {t('password.back')}
      </ButtonLink>
    </div>
  );
}
