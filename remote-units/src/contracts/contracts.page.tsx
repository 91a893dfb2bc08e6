import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { NoUnits } from '../unit/no-units';
import { allUnitsQuery } from '../units.api';
import { useWords } from '../words';
import styles from './contracts.module.css';
import { PurchaseContracts } from './purchase-contracts';
import { Tenancies } from './tenancies';

export default function ContractsPage() {
  const { t } = useWords();
  const { data: units } = useQuery(allUnitsQuery);
  if (!units) return null;
  return (
    <>
      <PageHead title={t('contracts.title')} />
      <div className={styles.groups}>
        {units.length === 0 ? (
          <NoUnits />
        ) : (
          <>
            <PurchaseContracts units={units} />
            <Tenancies units={units} />
          </>
        )}
      </div>
    </>
  );
}
