import type { Period } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { FigureGrid } from '@manzil/shared/ui/figure';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { useSearchParams } from 'react-router-dom';
import { CashFlowChart } from '../cash-flow/cash-flow-chart';
import { CashFlowTable } from '../cash-flow/cash-flow-table';
import { useDashboard } from '../dashboard.api';
import { useCurrency } from '../display/use-currency';
import { hasBookings } from '../figures/booked';
import { MoneyFigures, netOf } from '../figures/money-figures';
import { bookingsAddress, daysSoFar } from '../money/bookings-address';
import { MoneyParts } from '../money/money-parts';
import { periodIn } from '../period/period';
import { periodDays } from '../period/period-days';
import { PeriodFailed } from '../period/period-failed';
import { monthsOf } from '../period/period-months';
import { PeriodSwitch } from '../period/period-switch';
import { NoUnits } from '../unit/no-units';
import { BookingsOf } from './bookings-of';
import styles from './financials.module.css';
import { Held } from './held';
import { NetBasis } from './net-basis';
import { NetTitle } from './net-title';
import { NothingBooked } from './nothing-booked';
import { UnitResults } from './unit-results';

const GROUPS = { rent: 'rent', costs: 'cost', net: 'net', payouts: 'payout' } as const;

export default function FinancialsPage() {
  const { t } = useTexts('units/financials');
  const [search] = useSearchParams();
  const asked = periodIn(search);
  const { shown, rate } = useCurrency();
  const { dashboard, failed, waiting, retry } = useDashboard(asked);
  if (!dashboard) return null;
  const { money: net, beside } = shown(netOf(dashboard.figures));
  const months = monthsOf(dashboard);
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
        title={<NetTitle net={net} />}
        meta={<NetBasis dashboard={dashboard} beside={beside} rate={rate} />}
        aside={<PeriodSwitch />}
      />
      <MoneyParts />
      <div className={styles.figures} aria-busy={waiting}>
        {failed && <PeriodFailed asked={asked} shown={dashboard.period} onRetry={retry} />}
        <FigureGrid columns={4}>
          <MoneyFigures
            dashboard={dashboard}
            withNet
            below={(name) => (
              <BookingsOf
                figure={t(`figures.${name}`)}
                to={bookingsAddress({ ...periodDays(dashboard), group: GROUPS[name] })}
              />
            )}
          />
        </FigureGrid>
      </div>
      <Held dashboard={dashboard} />
      <Section title={t('financials.months')} note={t(noteOf(dashboard.period, months.length))}>
        <div className={styles.months}>
          {months.length > 1 && <CashFlowChart months={months} />}
          <CashFlowTable
            months={months}
            opens={(month, name) => bookingsAddress({ ...daysSoFar(month), group: GROUPS[name] })}
          />
        </div>
      </Section>
      <UnitResults dashboard={dashboard} />
    </>
  );
}

function noteOf(period: Period, months: number) {
  if (period === 'all') return 'financials.months_part';
  return months > 1 ? 'financials.months_chart' : 'financials.in_aed';
}
