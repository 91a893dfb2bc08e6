import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NoUnits } from '../unit/no-units';
import { ContractGroup } from './contract-group';
import { contractsQuery } from './contracts.api';
import styles from './contracts.module.css';

export default function ContractsPage() {
  const { t } = useTexts('units/contracts');
  const { data: purchases } = useInfiniteQuery(contractsQuery('purchase'));
  const hasUnits = purchases?.pages.some(({ count }) => count > 0);
  return (
    <>
      <PageHead title={t('contracts.title')} />
      <div className={styles.groups}>
        {hasUnits ? (
          <>
            <ContractGroup kind="purchase" none={t('no_units.title')} />
            <ContractGroup
              kind="management"
              none={<Link to="/packages">{t('contracts.none.management')}</Link>}
            />
            <ContractGroup kind="tenancy" none={t('contracts.none.tenancy')} />
            <ContractGroup
              kind="power_of_attorney"
              none={
                <Link to="/profile/documents?upload=power-of-attorney">
                  {t('contracts.none.power_of_attorney')}
                </Link>
              }
            />
          </>
        ) : (
          <NoUnits />
        )}
      </div>
    </>
  );
}
