import { alerts$, currentAlerts, hideAlert, type VisibleAlert } from '@manzil/shared/runtime';
import { subscriber } from '@manzil/shared/runtime/subscriber';
import { Toast } from '@manzil/shared/ui/toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './toasts.module.css';

/** Specification §9. */
const AUTO_HIDE_MS = 4_000;

const subscribe = subscriber(alerts$);
const isUrgent = ({ type }: VisibleAlert): boolean => type === 'error' || type === 'warning';

/** Errors and warnings interrupt a screen reader, the others wait. */
export function Toasts() {
  const { t } = useTranslation();
  const alerts = useSyncExternalStore(subscribe, currentAlerts);
  const urgent = alerts.filter(isUrgent);
  return (
    <div className={styles.toasts}>
      {urgent.length > 0 && (
        <div role="alert" className={styles.region}>
          {urgent.map((alert) => (
            <TimedToast key={alert.id} alert={alert} />
          ))}
        </div>
      )}
      <div role="status" aria-label={t('alerts.region')} className={styles.region}>
        {alerts
          .filter((alert) => !isUrgent(alert))
          .map((alert) => (
            <TimedToast key={alert.id} alert={alert} />
          ))}
      </div>
    </div>
  );
}

function TimedToast({ alert }: { alert: VisibleAlert }) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const leftMs = useRef(AUTO_HIDE_MS);
  const running = !hovered && !focused;

  // The clock stands still while the toast is read with mouse or keyboard.
  useEffect(() => {
    if (!running) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => hideAlert(alert.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [running, alert.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it with mouse or keyboard stops the clock, no more
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Toast
        type={alert.type}
        title={alert.title}
        message={alert.message}
        actionLabel={alert.actionLabel}
        onAction={() => {
          hideAlert(alert.id);
          alert.onAction?.();
        }}
        onClose={() => hideAlert(alert.id)}
        closeLabel={t('alerts.close')}
      />
    </div>
  );
}
