import { usePortal } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { ArrowLeft, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './password.module.css';

type PasswordPageProps = {
  title: string;
  lead: string;
  children?: ReactNode;
};

/** One step on the way to a password; from each the support and the sign-in are a click away. */
export function PasswordPage({ title, lead, children }: PasswordPageProps) {
  const { t } = useTranslation();
  const { openHelp } = usePortal();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      <div className={styles.ways}>
        <ButtonLink as={Link} to="/login" variant="quiet" icon={ArrowLeft}>
          {t('password.back')}
        </ButtonLink>
        <Button variant="quiet" icon={LifeBuoy} aria-haspopup="dialog" onClick={openHelp}>
          {t('password.help')}
        </Button>
      </div>
    </div>
  );
}
