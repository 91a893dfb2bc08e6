import type { UnitSummary } from '@manzil/shared/contract/units';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { useWords } from '../words';

/** The purchase contract of every unit. */
export function PurchaseContracts({ units }: { units: readonly UnitSummary[] }) {
  const { t, language } = useWords();
  return (
    <Section title={t('contracts.purchases')} aside={t('contracts.count', { count: units.length })}>
      <Rows>
        {units.map((unit) => (
          <Row
            key={unit.unit_id}
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
        ))}
      </Rows>
    </Section>
  );
}
