import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './back-button.module.css';
import { canGoBack } from './portal-history';

export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return canGoBack() ? (
    <button
      type="button"
      className={styles.back}
      aria-label={t('nav.back')}
      onClick={() => navigate(-1)}
    >
      <LineIcon lines={ArrowLeft} size={24} strokeWidth={1.5} />
    </button>
  ) : null;
}
