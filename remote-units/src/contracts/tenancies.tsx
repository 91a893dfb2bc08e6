import type { UnitSummary } from '@manzil/shared/contract/units';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '../words';

/** The tenancies that run, the one that ends first on top. */
export function Tenancies({ units }: { units: readonly UnitSummary[] }) {
  const { t, language } = useWords();
  const running = units
    .flatMap((unit) => (unit.stage.tenancy ? [{ unit, tenancy: unit.stage.tenancy }] : []))
    .sort((a, b) => a.tenancy.ends_on.localeCompare(b.tenancy.ends_on));
  return (
    <Section
      title={t('contracts.tenancies')}
      aside={running.length > 0 && t('contracts.count', { count: running.length })}
    >
      {running.length === 0 ? (
        <p className="secondary">{t('contracts.no_tenancies')}</p>
      ) : (
        <Rows>
          {running.map(({ unit, tenancy }) => (
            <Row
              key={unit.unit_id}
              stretched
              icon={KeyRound}
              title={
                <Link to={`/my-units/${unit.unit_id}`}>
                  {unit.property_name} {unit.unit_no}
                </Link>
              }
              meta={[
                unit.annual_rent &&
                  t('contracts.rent', { amount: formatMoney(unit.annual_rent, language) }),
                t('stage.cheques', { count: tenancy.cheques, cleared: tenancy.cheques_cleared }),
              ]
                .filter(Boolean)
                .join(' · ')}
              aside={t('stage.until', { day: formatDay(tenancy.ends_on, language) })}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}
