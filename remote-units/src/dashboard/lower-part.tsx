import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { Agenda } from './agenda';
import { CashFlow } from './cash-flow';
import styles from './dashboard.module.css';
import { NewDocuments } from './new-documents';
import { SiteNews } from './site-news';

export default function LowerPart({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className={styles.columns}>
      <div className={styles.agenda}>
        <Agenda dashboard={dashboard} />
      </div>
      <div>
        <CashFlow months={dashboard.cash_flow} />
        <NewDocuments />
        <SiteNews />
      </div>
    </div>
  );
}
