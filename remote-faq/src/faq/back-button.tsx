import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../words';
import styles from './back-button.module.css';

/** Whether this tab has a page of the portal before this one: the router numbers its history entries from 0. */
const canGoBack = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** One step back in history; to the start where there is none. Below 992 px the top bar has its own. */
export function BackButton() {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={styles.back}
      onClick={() => (canGoBack() ? navigate(-1) : navigate('/'))}
    >
      <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
      {t('back')}
    </button>
  );
}
