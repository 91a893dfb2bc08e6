import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { NoUnits } from '../unit/no-units';
import { allUnitsQuery } from '../units.api';
import { ContractGroup } from './contract-group';
import styles from './contracts.module.css';
import { PurchaseRow } from './purchase-row';
import { TenancyRow } from './tenancy-row';

export default function ContractsPage() {
  const { t } = useTexts('units/contracts');
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
            <ContractGroup
              title={t('contracts.purchases')}
              none={t('no_units.title')}
              items={units}
              row={(unit) => <PurchaseRow key={unit.unit_id} unit={unit} />}
            />
            <ContractGroup
              title={t('contracts.tenancies')}
              none={t('contracts.no_tenancies')}
              items={runningTenancies(units)}
              row={({ unit, tenancy }) => (
                <TenancyRow key={unit.unit_id} unit={unit} tenancy={tenancy} />
              )}
            />
          </>
        )}
      </div>
    </>
  );
}

const runningTenancies = (units: readonly UnitSummary[]) =>
  units
    .flatMap((unit) => (unit.stage.tenancy ? [{ unit, tenancy: unit.stage.tenancy }] : []))
    .sort((a, b) => a.tenancy.ends_on.localeCompare(b.tenancy.ends_on));
