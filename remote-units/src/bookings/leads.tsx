import type { Booking, BookingLeads } from '@manzil/shared/contract/bookings/bookings';
import { formatMonth } from '@manzil/shared/format/date';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { tenancyAddress } from '../rents/address';
import { taxAddress } from '../tax/choice';

type LeadsProps = { booking: Booking; leads: BookingLeads };

/** From a booking back to its cheque, and on to its statement, its payout and the year of its unit. */
export function Leads({ booking, leads }: LeadsProps) {
  const { t, language } = useTexts('units/bookings');
  const { on, unit } = booking;
  const { statement_id, payout_id, cheque } = leads;
  if (!statement_id && !payout_id && !cheque && !unit) return null;
  const year = Number(on.slice(0, 4));
  return (
    <Section title={t('leads.title')}>
      <Rows>
        {cheque && (
          <Row
            stretched
            title={
              <Link to={tenancyAddress(cheque.tenancy_id)}>
                {t('leads.cheque', { seq: cheque.seq })}
              </Link>
            }
          />
        )}
        {statement_id && (
          <Row
            stretched
            title={
              <Link to={`/financials/statements/${statement_id}`}>
                {t('leads.statement', { month: formatMonth(on.slice(0, 7), language) })}
              </Link>
            }
          />
        )}
        {payout_id && (
          <Row
            stretched
            title={<Link to={`/financials/payouts/${payout_id}`}>{t('leads.payout')}</Link>}
          />
        )}
        {unit && (
          <Row
            stretched
            title={
              <Link to={taxAddress({ year, unit_id: unit.unit_id })}>
                {t('leads.tax', { year })}
              </Link>
            }
            meta={unitTitle(unit)}
          />
        )}
      </Rows>
    </Section>
  );
}
