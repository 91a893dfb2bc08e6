import { alerts$, currentAlerts, hideAlert } from '@manzil/shared/runtime';
import { subscriber } from '@manzil/shared/runtime/subscriber';
import { Toast } from '@manzil/shared/ui/toast';
import { useSyncExternalStore } from 'react';
import styles from './alone.module.css';

const subscribe = subscriber(alerts$);

export function AloneAlerts() {
  const alerts = useSyncExternalStore(subscribe, currentAlerts);
  return (
    <div role="status" className={styles.alerts}>
      {alerts.map(({ id, onAction, ...alert }) => (
        <Toast
          key={id}
          {...alert}
          onAction={() => {
            hideAlert(id);
            onAction?.();
          }}
          onClose={() => hideAlert(id)}
          closeLabel="Close"
        />
      ))}
    </div>
  );
}
