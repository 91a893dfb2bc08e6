import { ButtonLink } from '@manzil/shared/ui/button';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './password.module.css';

type PasswordPageProps = {
  title: string;
  lead: string;
  children?: ReactNode;
};

export function PasswordPage({ title, lead, children }: PasswordPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      <ButtonLink as={Link} to="/login" variant="quiet" icon={ArrowLeft} className={styles.back}>
        {t('password.back')}
      </ButtonLink>
    </div>
  );
}
