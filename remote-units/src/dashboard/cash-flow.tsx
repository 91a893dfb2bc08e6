import type { CashFlowMonth } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import styles from './cash-flow.module.css';

type View = ComponentType<{ months: readonly CashFlowMonth[]; asTable: boolean }>;

/** The chart's code comes after the first paint. Its place is kept; a failed load can be tried again. */
function useCashFlowView() {
  const [view, setView] = useState<{ Component: View } | 'failed' | null>(null);
  const load = useCallback(() => {
    setView(null);
    import(/* webpackChunkName: "cash-flow" */ '../cash-flow/cash-flow-view').then(
      (module) => setView({ Component: module.default }),
      () => setView('failed'),
    );
  }, []);
  // Starts the load once the page is on screen.
  useEffect(load, [load]);
  return { view, load };
}

/** Left out where nothing was booked within the year. */
export function CashFlow({ months }: { months: readonly CashFlowMonth[] }) {
  const { t } = useTexts('units/dashboard');
  const { view, load } = useCashFlowView();
  const [asTable, setAsTable] = useState(false);
  if (months.every(({ rent, costs }) => rent.amount === 0 && costs.amount === 0)) return null;
  return (
    <div>
      <Section
        title={t('cash_flow.title')}
        note={t(asTable ? 'cash_flow.table_unit' : 'cash_flow.chart_unit')}
      >
        <div className={styles.place}>
          {view === 'failed' && (
            <div role="alert">
              <p className="secondary">{t('cash_flow.failed')}</p>
              <Button size="compact" onClick={load}>
                {t('retry')}
              </Button>
            </div>
          )}
          {view && view !== 'failed' && (
            <>
              <view.Component months={months} asTable={asTable} />
              <Button variant="quiet" onClick={() => setAsTable(!asTable)}>
                {t(asTable ? 'cash_flow.as_chart' : 'cash_flow.as_table')}
              </Button>
            </>
          )}
        </div>
      </Section>
    </div>
  );
}
