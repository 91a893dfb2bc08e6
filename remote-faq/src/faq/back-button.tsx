import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowLeft } from 'lucide';
import { useNavigate } from 'react-router-dom';
import styles from './back-button.module.css';

/** One step back in history; to the start where there is none, as in a tab that opened here. From 768 px: specification §9. */
export function BackButton() {
  const { t } = useTexts('faq/faq');
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={styles.back}
      onClick={() => (window.history.length > 1 ? navigate(-1) : navigate('/'))}
    >
      <LineIcon lines={ArrowLeft} size={16} strokeWidth={1.75} />
      {t('back')}
    </button>
  );
}
