import type { UnitPackage } from '@manzil/shared/contract/packages/packages';
import { formatDay } from '@manzil/shared/format/date';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import styles from './packages.module.css';

const WHOLE_BPS = 10_000;

/** Whose the unit is, and until when its package runs. */
export function PackageNotes({ unit }: { unit: UnitPackage }) {
  const { t, language } = useTexts('profile/packages');
  const { present, scheduled, share_bps } = unit;
  return (
    <>
      {share_bps < WHOLE_BPS && (
        <p className="secondary">
          {t('packages.share_note', { share: formatBps(share_bps, language) })}
        </p>
      )}
      {present?.ends_on && !scheduled && (
        <p className={styles.lead}>
          {t('packages.ends', { day: formatDay(present.ends_on, language) })}
        </p>
      )}
    </>
  );
}
