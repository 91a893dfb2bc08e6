import type { TaxYear } from '@manzil/shared/contract/tax/tax';
import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Columns } from '@manzil/shared/ui/section';
import { DepreciationHelp } from './depreciation-help';
import { GroupTables } from './group-tables';
import { UnitTable } from './unit-table';

export function Year({ taxYear }: { taxYear: TaxYear }) {
  const { t } = useTexts('units/tax');
  const { chosen, units, year } = taxYear;
  if (units.length === 0) {
    return <EmptyState title={t('tax.nothing', { year })}>{t('tax.nothing_reason')}</EmptyState>;
  }
  if (!chosen) return <UnitTable taxYear={taxYear} />;
  return (
    <Columns>
      <GroupTables taxYear={taxYear} unit={chosen} />
      {chosen.depreciation && (
        <DepreciationHelp taxYear={taxYear} unit={chosen} depreciation={chosen.depreciation} />
      )}
    </Columns>
  );
}
