import type { UnitStage } from '@manzil/shared/contract/units/unit-stage';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Row } from '@manzil/shared/ui/rows';
import { KeyRound } from 'lucide';
import { Link } from 'react-router-dom';

type TenancyRowProps = { unit: UnitSummary; tenancy: NonNullable<UnitStage['tenancy']> };

export function TenancyRow({ unit, tenancy }: TenancyRowProps) {
  const { t, language } = useTexts('units/contracts');
  const rent =
    unit.annual_rent && t('contracts.rent', { amount: formatMoney(unit.annual_rent, language) });
  const cheques = t('stage.cheques', { count: tenancy.cheques, cleared: tenancy.cheques_cleared });
  return (
    <Row
      stretched
      icon={KeyRound}
      title={
        <Link to={`/my-units/${unit.unit_id}`}>
          {unit.property_name} {unit.unit_no}
        </Link>
      }
      meta={[rent, cheques].filter(Boolean).join(' · ')}
      aside={t('stage.until', { day: formatDay(tenancy.ends_on, language) })}
    />
  );
}
