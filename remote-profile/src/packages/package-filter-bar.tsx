import type { PackageFilter, PackageList } from '@manzil/shared/contract/packages/packages';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useSearchParams } from 'react-router-dom';
import styles from './packages.module.css';

const CHOICES = ['all', 'none', 'basic', 'premium'] as const;
/** Fewer are seen at a glance. */
const FROM_UNITS = 8;

type PackageFilterBarProps = { counts: PackageList['counts']; filter: PackageFilter | null };

export function PackageFilterBar({ counts, filter }: PackageFilterBarProps) {
  const { t, language } = useTexts('profile/packages');
  const [, setSearch] = useSearchParams();
  if (counts.all < FROM_UNITS) return null;
  return (
    <div className={styles.filter}>
      <Segmented
        legend={t('packages.filter')}
        options={CHOICES.map((value) => ({
          value,
          label: `${t(`packages.filters.${value}`)} ${formatNumber(counts[value], language)}`,
        }))}
        value={filter ?? 'all'}
        onChange={(value) =>
          setSearch(value === 'all' ? {} : { package: value }, { replace: true })
        }
      />
    </div>
  );
}
