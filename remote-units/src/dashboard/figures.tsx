import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { FigureGrid } from '@manzil/shared/ui/figure';
import { Section } from '@manzil/shared/ui/section';
import { hasBookings } from '../figures/booked';
import { MoneyFigures } from '../figures/money-figures';
import { PeriodFailed } from '../period/period-failed';
import { PeriodSwitch } from '../period/period-switch';
import { bookedSpan } from '../period/period-words';
import styles from './figures.module.css';
import { Late } from './late';
import { LettingFigures } from './letting-figures';
import { OpenInstalments } from './open-instalments';

const loadOffPlan = () => import(/* webpackChunkName: "off-plan" */ './off-plan-figures');

type FiguresProps = {
  dashboard: Dashboard;
  asked: Period;
  failed: boolean;
  waiting: boolean;
  onRetry: () => void;
};

export function Figures({ dashboard, asked, failed, waiting, onRetry }: FiguresProps) {
  const words = useTexts('units/dashboard');
  const { t } = words;
  if (isOffPlanOnly(dashboard)) return <Late load={loadOffPlan} with={{ dashboard }} />;
  return (
    <Section
      title={t('figures.title')}
      note={bookedSpan(dashboard, words)}
      aside={<PeriodSwitch />}
    >
      {failed && <PeriodFailed asked={asked} shown={dashboard.period} onRetry={onRetry} />}
      <div className={styles.figures} aria-busy={waiting}>
        <FigureGrid>
          <MoneyFigures dashboard={dashboard} />
          <LettingFigures dashboard={dashboard} />
          <OpenInstalments dashboard={dashboard} />
        </FigureGrid>
      </div>
    </Section>
  );
}

/** No unit is handed over and nothing was booked, so nothing of a period has a meaning yet. */
const isOffPlanOnly = (dashboard: Dashboard): boolean =>
  !hasBookings(dashboard) && dashboard.figures.available_days === 0;
