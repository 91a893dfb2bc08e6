import { useSearchParams } from 'react-router-dom';
import { useDashboard } from '../dashboard.api';
import { periodIn } from '../period/period';
import { NoUnits } from '../unit/no-units';
import { Agenda } from './agenda';
import { CashFlow } from './cash-flow';
import styles from './dashboard.module.css';
import { Decisions } from './decisions';
import { Figures } from './figures';
import { Greeting } from './greeting';
import { Portfolio } from './portfolio';

export default function DashboardPage() {
  const [search] = useSearchParams();
  const asked = periodIn(search);
  const { dashboard, failed, waiting, retry } = useDashboard(asked);
  if (!dashboard) return null;
  const owns = dashboard.unit_count > 0;
  return (
    <>
      <Greeting dashboard={dashboard} />
      {owns ? <Portfolio dashboard={dashboard} /> : <NoUnits />}
      <Decisions dashboard={dashboard} />
      {owns && (
        <>
          <Figures
            dashboard={dashboard}
            asked={asked}
            failed={failed}
            waiting={waiting}
            onRetry={retry}
          />
          <div className={styles.columns}>
            <div className={styles.agenda}>
              <Agenda dashboard={dashboard} />
            </div>
            <CashFlow months={dashboard.cash_flow} />
          </div>
        </>
      )}
    </>
  );
}
