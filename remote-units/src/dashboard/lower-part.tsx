import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { Agenda } from '../dashboard-lower/agenda';
import { CashFlow } from '../dashboard-lower/cash-flow';
import { NewDocuments } from '../dashboard-lower/new-documents';
import { News } from '../dashboard-lower/news';
import styles from './dashboard.module.css';
import { SiteNews } from './site-news';

export default function LowerPart({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className={styles.columns}>
      <div className={styles.agenda}>
        <Agenda dashboard={dashboard} />
      </div>
      <div>
        <CashFlow months={dashboard.cash_flow} inPart={dashboard.in_part === true} />
        <News />
        <NewDocuments />
        <SiteNews />
      </div>
    </div>
  );
}
