import { useSearchParams } from 'react-router-dom';
import { useDashboard } from '../dashboard.api';
import { periodIn } from '../period/period';
import styles from './dashboard.module.css';
import { Decisions } from './decisions';
import { Figures } from './figures';
import { Greeting } from './greeting';
import { HeldMoney } from './held-money';
import { Late } from './late';
import { LowerPlace } from './lower-place';
import { Portfolio } from './portfolio';

const loadNoUnits = () => import(/* webpackChunkName: "no-units" */ './no-units-late');

export default function DashboardPage() {
  const [search] = useSearchParams();
  const asked = periodIn(search);
  const { dashboard, failed, waiting, retry } = useDashboard(asked);
  if (!dashboard) return null;
  const owns = dashboard.unit_count > 0;
  return (
    <>
      <Greeting dashboard={dashboard} />
      <div className={styles.top}>
        <div>
          <Decisions dashboard={dashboard} />
        </div>
        <div className={styles.portfolio}>
          {owns ? <Portfolio dashboard={dashboard} /> : <Late load={loadNoUnits} with={{}} />}
        </div>
      </div>
      {owns && (
        <>
          <HeldMoney dashboard={dashboard} />
          <Figures
            dashboard={dashboard}
            asked={asked}
            failed={failed}
            waiting={waiting}
            onRetry={retry}
          />
          <LowerPlace dashboard={dashboard} asked={search.has('show')} />
        </>
      )}
    </>
  );
}
