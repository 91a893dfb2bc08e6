import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { FigureGrid } from '@manzil/shared/ui/figure';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { useSearchParams } from 'react-router-dom';
import { CashFlowTable } from '../cash-flow/cash-flow-table';
import { useDashboard } from '../dashboard.api';
import { useCurrency } from '../display/use-currency';
import { hasBookings } from '../figures/booked';
import { MoneyFigures, netOf } from '../figures/money-figures';
import { MoneyParts } from '../money/money-parts';
import { periodIn } from '../period/period';
import { PeriodFailed } from '../period/period-failed';
import { monthsOf } from '../period/period-months';
import { PeriodSwitch } from '../period/period-switch';
import { periodSpan } from '../period/period-words';
import { NoUnits } from '../unit/no-units';
import styles from './financials.module.css';
import { NothingBooked } from './nothing-booked';

export default function FinancialsPage() {
  const words = useTexts('units/financials');
  const { t, language } = words;
  const [search] = useSearchParams();
  const asked = periodIn(search);
  const { shown } = useCurrency();
  const { dashboard, failed, waiting, retry } = useDashboard(asked);
  if (!dashboard) return null;
  const { money: net, beside } = shown(netOf(dashboard.figures));
  const rounded = { whole: net.currency === 'EUR' };
  const amount = formatAmount(net, language, rounded);
  const [before, behind] = formatMoney(net, language, rounded).split(amount);
  const isPart = dashboard.period === 'all';
  const title = (
    <>
      {before && <span className={styles.unit}>{before}</span>}
      {amount}
      <span className={styles.unit}>
        {behind} {t('financials.net')}
      </span>
    </>
  );
  if (dashboard.unit_count === 0) {
    return (
      <>
        <PageHead title={t('financials.title')} />
        <div className={styles.figures}>
          <NoUnits />
        </div>
      </>
    );
  }
  if (!hasBookings(dashboard)) {
    return (
      <>
        <PageHead title={t('financials.title')} />
        <MoneyParts />
        <NothingBooked figures={dashboard.figures} />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={title}
        meta={
          <>
            {beside && (
              <span>
                {t('figures.about', { amount: formatMoney(beside, language, { whole: true }) })}
              </span>
            )}
            <span>{periodSpan(dashboard, words)}</span>
          </>
        }
        aside={<PeriodSwitch />}
      />
      <MoneyParts />
      <div className={styles.figures} aria-busy={waiting}>
        {failed && <PeriodFailed asked={asked} shown={dashboard.period} onRetry={retry} />}
        <FigureGrid columns={4}>
          <MoneyFigures dashboard={dashboard} withNet />
        </FigureGrid>
      </div>
      <Section
        title={t('financials.months')}
        note={t(isPart ? 'financials.months_part' : 'financials.months_note')}
      >
        <CashFlowTable months={monthsOf(dashboard)} />
      </Section>
    </>
  );
}
