import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowUp } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './scroll-to-top.module.css';

/** Specification §9. */
const THRESHOLD_PX = 300;

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};
const farDown = (): boolean => window.scrollY > THRESHOLD_PX;

function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // The button disappears; the focus must not.
  document.getElementById('content')?.focus({ preventScroll: true });
}

export function ScrollToTop({ aboveBottomBar }: { aboveBottomBar: boolean }) {
  const { t } = useTranslation();
  if (!useSyncExternalStore(subscribe, farDown)) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-raised={aboveBottomBar || undefined}
      aria-label={t('nav.to_top')}
      onClick={scrollToTop}
    >
      <LineIcon lines={ArrowUp} size={20} strokeWidth={1.5} />
    </button>
  );
}
