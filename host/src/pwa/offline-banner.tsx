import { formatDay, formatTime } from '@manzil/shared/format/date';
import { usePortal } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dataAsOf } from './data-as-of';
import styles from './offline-banner.module.css';

function subscribeNetwork(changed: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

const isOffline = (): boolean => !navigator.onLine;

/** The user's calendar day, `YYYY-MM-DD`. */
const localDay = (time: Date): string => new Intl.DateTimeFormat('en-CA').format(time);

export function OfflineBanner({ aboveBottomBar }: { aboveBottomBar: boolean }) {
  const { t } = useTranslation();
  const offline = useSyncExternalStore(subscribeNetwork, isOffline);
  return (
    <div role="status" className={styles.region} data-raised={aboveBottomBar || undefined}>
      {offline && (
        <p className={styles.banner}>
          <LineIcon lines={WifiOff} size={16} strokeWidth={1.75} />
          <span>
            {t('offline.banner')} <AsOf />
          </span>
        </p>
      )}
    </div>
  );
}

function AsOf() {
  const { t } = useTranslation();
  const { language } = usePortal();
  const client = useQueryClient();
  const time = useSyncExternalStore(
    // Queries are made while a screen renders, when nothing may change.
    (changed) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    () => dataAsOf(client),
  );
  if (time === null) return null;
  const at = new Date(time);
  return t('offline.as_of', {
    day: formatDay(localDay(at), language),
    time: formatTime(at, language),
  });
}
