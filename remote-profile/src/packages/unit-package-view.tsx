import type { PackageOrder } from '@manzil/shared/contract/packages/packages';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { StaleData } from '../stale-data';
import { ConfirmationButton } from './confirmation-button';
import { OrderConfirmed } from './order-confirmed';
import { OrderForm } from './order-form';
import { PackageNotes } from './package-notes';
import { costOf, packageName, sinceOf } from './package-words';
import { showChanged, unitPackageQuery } from './packages.api';
import styles from './packages.module.css';
import { ScheduledPackage } from './scheduled-package';

export function UnitPackageView({ unitId }: { unitId: string }) {
  const words = useTexts('profile/packages');
  const { t } = words;
  const query = useQuery(unitPackageQuery(unitId));
  const { data: unit, refetch } = query;
  const [ordered, setOrdered] = useState<PackageOrder | null>(null);
  /** Somebody else was faster; what is on show is what they chose. */
  const [outdated, setOutdated] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const takenBackFrom = useRef<number | null>(null);
  const shown = unit?.version;
  // The list of units has the same path, so the portal leaves the window where it was.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [unitId]);
  // What had the focus goes with what was scheduled.
  useEffect(() => {
    if (takenBackFrom.current === null || takenBackFrom.current === shown) return;
    takenBackFrom.current = null;
    titleRef.current?.focus();
  }, [shown]);
  if (!unit) return null;
  const { present, scheduled, offers, version } = unit;
  const name = unitTitle(unit);
  const back = <BackLink to="/packages">{t('packages.title')}</BackLink>;
  if (ordered) return <OrderConfirmed order={ordered} name={name} back={back} />;

  async function showPresent(): Promise<void> {
    const { data } = await refetch();
    setOutdated(data !== undefined && data.version !== version);
  }

  return (
    <div className={styles.single}>
      <StaleData query={query} />
      <PageHead
        back={back}
        title={name}
        titleRef={titleRef}
        meta={[sinceOf(unit, words), ...(present ? [costOf(present, words)] : [])].join(' · ')}
      />
      {outdated && (
        <div role="alert" className={styles.outdated}>
          <Notice tone="warn" icon={TriangleAlert} title={t('packages.outdated')}>
            {t('packages.outdated_text')}
          </Notice>
        </div>
      )}
      <PackageNotes unit={unit} />
      {present?.order_id && (
        <div className={styles.action}>
          <ConfirmationButton orderId={present.order_id} name={packageName[present.package_code]} />
        </div>
      )}
      {scheduled && (
        <ScheduledPackage
          key={version}
          unit={unit}
          scheduled={scheduled}
          onOutdated={showPresent}
          onTakenBack={() => {
            takenBackFrom.current = version;
          }}
        />
      )}
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
