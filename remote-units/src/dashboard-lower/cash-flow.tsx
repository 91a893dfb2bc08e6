import type { CashFlowMonth } from '@manzil/shared/contract/dashboard/dashboard';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import CashFlowView from '../cash-flow/cash-flow-view';
import { useLowerTexts } from './lower-texts';

type CashFlowProps = {
  months: readonly CashFlowMonth[];
  /** Some unit is the investor's only in part, and so are its bookings. */
  inPart: boolean;
};

/** Left out where nothing was booked within the year. */
export function CashFlow({ months, inPart }: CashFlowProps) {
  const { t } = useLowerTexts();
  const [asTable, setAsTable] = useState(false);
  if (months.every(({ rent, costs }) => rent.amount === 0 && costs.amount === 0)) return null;
  const counted = t(asTable ? 'cash_flow.table_unit' : 'cash_flow.chart_unit');
  return (
    <Section
      title={t('cash_flow.title')}
      note={inPart ? t('cash_flow.part', { counted }) : counted}
    >
      <CashFlowView months={months} asTable={asTable} />
      <Button variant="quiet" onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'cash_flow.as_chart' : 'cash_flow.as_table')}
      </Button>
    </Section>
  );
}
