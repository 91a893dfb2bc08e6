import { usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import styles from './consent-bar.module.css';
import { useMustAsk } from './consent-state';
import { everything, type Granted, nothing } from './purposes';
import { chooseConsent, startConsent } from './start-consent';

type ConsentBarProps = { aboveBottomBar: boolean };

export function ConsentBar(props: ConsentBarProps) {
  useEffect(() => void startConsent(), []);
  return useMustAsk() && <Question {...props} />;
}

function Question({ aboveBottomBar }: ConsentBarProps) {
  const { t } = useTranslation();
  const { openConsent } = usePortal();
  const { pathname } = useLocation();
  const [told, setTold] = useState(false);
  const barRef = useRef<HTMLElement>(null);
  useRoomBelow(barRef);
  // Words that come into a region that is there are read out; those it comes with are not.
  useEffect(() => setTold(true), []);

  function choose(granted: Granted): void {
    // What had the focus goes away.
    document.getElementById('content')?.focus({ preventScroll: true });
    chooseConsent(granted);
  }

  return (
    <section
      ref={barRef}
      className={styles.bar}
      aria-label={t('consent.question')}
      data-raised={aboveBottomBar || undefined}
      data-form={pathname === '/login' || undefined}
    >
      <div aria-live="polite">
        {told && (
          <>
            <p className={styles.title}>{t('consent.question')}</p>
            <p className={styles.text}>{t('consent.question_text')}</p>
          </>
        )}
      </div>
      <div className={styles.more}>
        <button type="button" className={styles.link} aria-haspopup="dialog" onClick={openConsent}>
          {t('consent.details')}
        </button>
        <Link to="/privacy-policy" className={styles.link}>
          {t('footer.privacy')}
        </Link>
      </div>
      <div className={styles.choices}>
        <Button onClick={() => choose(nothing)}>{t('consent.necessary')}</Button>
        <Button onClick={() => choose(everything)}>{t('consent.all')}</Button>
      </div>
    </section>
  );
}

/** For styles: the end of every page can be scrolled out from under the bar. */
function useRoomBelow(barRef: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = barRef.current;
    if (!bar || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent', `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent');
    };
  }, [barRef]);
}
