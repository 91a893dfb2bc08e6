import { Wordmark } from '@manzil/shared/ui/logo';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LegalLinks } from '../layout/footer';
import { LanguageSwitch } from '../layout/language-switch';
import styles from './login/login.module.css';
import { LoginForm } from './login/login-form';
import { PicturePlace } from './login/picture-place';

export default function LoginScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <Link to="/" className={styles.mark}>
          <Wordmark />
        </Link>
        <div className={styles.form}>
          <h1 tabIndex={-1}>{t('login.title')}</h1>
          <p className={styles.lead}>{t('login.lead')}</p>
          <LoginForm />
        </div>
        <div className={styles.foot}>
          <LegalLinks />
          <LanguageSwitch />
        </div>
      </div>
      <PicturePlace />
    </div>
  );
}
