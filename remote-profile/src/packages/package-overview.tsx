import type { PackageFilter } from '@manzil/shared/contract/packages/packages';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { HelpButton } from '../help-button';
import { StaleData } from '../stale-data';
import { Comparison } from './comparison';
import { MoreRows } from './more-rows';
import { PackageFilterBar } from './package-filter-bar';
import { PackageRow } from './package-row';
import { packageListQuery } from './packages.api';
import styles from './packages.module.css';

export function PackageOverview({ filter }: { filter: PackageFilter | null }) {
  const { t } = useTexts('profile/packages');
  const query = useInfiniteQuery(packageListQuery(filter));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const counts = data?.pages.at(-1)?.counts;
  if (!data || !counts) return null;
  const units = data.pages.flatMap(({ items }) => items);
  return (
    <>
      <StaleData query={query} />
      <PageHead
        back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
        title={t('packages.title')}
      />
      {counts.all > 0 ? (
        <Section
          title={t('packages.units')}
          aside={<PackageFilterBar counts={counts} filter={filter} />}
        >
          <Rows>
            {units.map((unit) => (
              <PackageRow key={unit.unit_id} unit={unit} />
            ))}
          </Rows>
          {units.length === 0 && <p className="secondary">{t('packages.none_such')}</p>}
          {hasNextPage && (
            <MoreRows
              shown={units.length}
              count={counts[filter ?? 'all']}
              busy={isFetching}
              failed={isFetchNextPageError && !isFetching}
              onMore={() => void fetchNextPage()}
            />
          )}
        </Section>
      ) : (
        <p className={styles.lead}>{t('packages.no_units')}</p>
      )}
      <Comparison />
      {counts.all === 0 && (
        <div className={styles.action}>
          <HelpButton variant="primary">{t('packages.action')}</HelpButton>
        </div>
      )}
    </>
  );
}
