import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Row } from '@manzil/shared/ui/rows';
import { FileText } from 'lucide';
import { Link } from 'react-router-dom';
import { LifecycleChip } from '../unit/lifecycle-chip';

export function PurchaseRow({ unit }: { unit: UnitSummary }) {
  const { t, language } = useTexts('units/contracts');
  return (
    <Row
      stretched
      icon={FileText}
      title={
        <Link to={`/my-units/${unit.unit_id}`}>
          {unit.property_name} {unit.unit_no}
        </Link>
      }
      meta={t('contracts.purchase', {
        price: formatMoney(unit.purchase_price, language),
        percent: formatBps(unit.share_bps, language),
      })}
      aside={<LifecycleChip lifecycle={unit.lifecycle} />}
    />
  );
}
