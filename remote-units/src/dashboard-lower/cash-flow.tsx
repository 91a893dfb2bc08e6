import type { CashFlowMonth } from '@manzil/shared/contract/dashboard/dashboard';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import CashFlowView from '../cash-flow/cash-flow-view';
import { useLowerTexts } from './lower-texts';

/** Left out where nothing was booked within the year. */
export function CashFlow({ months }: { months: readonly CashFlowMonth[] }) {
  const { t } = useLowerTexts();
  const [asTable, setAsTable] = useState(false);
  if (months.every(({ rent, costs }) => rent.amount === 0 && costs.amount === 0)) return null;
  return (
    <Section
      title={t('cash_flow.title')}
      note={t(asTable ? 'cash_flow.table_unit' : 'cash_flow.chart_unit')}
    >
      <CashFlowView months={months} asTable={asTable} />
      <Button variant="quiet" onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'cash_flow.as_chart' : 'cash_flow.as_table')}
      </Button>
    </Section>
  );
}
