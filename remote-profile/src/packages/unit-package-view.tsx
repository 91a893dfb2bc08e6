import type { PackageOrder } from '@manzil/shared/contract/packages';
import { formatBps } from '@manzil/shared/format/percent';
import { useWords } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { BackLink } from '../back-link';
import { OrderConfirmed } from './order-confirmed';
import { OrderForm } from './order-form';
import { costOf, sinceOf } from './package-words';
import { showChanged, unitPackageQuery } from './packages.api';
import styles from './packages.module.css';
import { ScheduledPackage } from './scheduled-package';

const WHOLE_BPS = 10_000;

/** One unit: what it has, what is scheduled, and what can be ordered. */
export function UnitPackageView({ unitId }: { unitId: string }) {
  const words = useWords('profile/packages');
  const { t, language } = words;
  const { data: unit, refetch } = useQuery(unitPackageQuery(unitId));
  const [ordered, setOrdered] = useState<PackageOrder | null>(null);
  /** Somebody else was faster; what is on show is what they chose. */
  const [outdated, setOutdated] = useState(false);
  if (!unit) return null;
  const { present, scheduled, offers, share_bps, version } = unit;
  const name = `${unit.property_name} ${unit.unit_no}`;
  const back = <BackLink to="/packages">{t('packages.title')}</BackLink>;
  if (ordered) return <OrderConfirmed order={ordered} name={name} back={back} />;

  async function showPresent(): Promise<void> {
    const { data } = await refetch();
    setOutdated(data !== undefined && data.version !== version);
  }

  return (
    <div className={styles.single}>
      <PageHead
        back={back}
        title={name}
        meta={
          present ? `${sinceOf(present, words)} · ${costOf(present, words)}` : t('packages.without')
        }
      />
      {outdated && (
        <div role="alert" className={styles.outdated}>
          <Notice tone="warn" icon={TriangleAlert} title={t('packages.outdated')}>
            {t('packages.outdated_text')}
          </Notice>
        </div>
      )}
      {share_bps < WHOLE_BPS && (
        <p className="secondary">
          {t('packages.share_note', { share: formatBps(share_bps, language) })}
        </p>
      )}
      {scheduled && <ScheduledPackage unit={unit} scheduled={scheduled} onOutdated={showPresent} />}
      {offers.length > 0 && (
        <OrderForm
          // Other offers make another form.
          key={version}
          unit={unit}
          onOutdated={showPresent}
          onOrdered={(order) => {
            showChanged(order.unit);
            setOrdered(order);
          }}
        />
      )}
    </div>
  );
}
