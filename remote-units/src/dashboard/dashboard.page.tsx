import { useInvestor } from '@manzil/shared/runtime';
import { Elevation } from '@manzil/shared/ui/drawing/elevation';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Link, useSearchParams } from 'react-router-dom';
import { useDashboard } from '../dashboard.api';
import { periodIn } from '../period';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { useWords } from '../words';

export default function DashboardPage() {
  const { t } = useWords();
  const investor = useInvestor();
  const [search] = useSearchParams();
  const { dashboard } = useDashboard(periodIn(search));
  if (!dashboard) return null;
  return (
    <>
      <PageHead title={t('dashboard.greeting', { name: investor?.first_name })} />
      <Elevation
        label={t('nav.dashboard')}
        items={dashboard.units.map((unit) => ({
          key: unit.unit_id,
          drawing: unit.drawing,
          caption: (
            <>
              <strong>{unit.property_name}</strong> {unit.unit_no}
              <LifecycleChip lifecycle={unit.lifecycle} />
            </>
          ),
        }))}
        wrap={(item, children) => <Link to={`/my-units/${item.key}`}>{children}</Link>}
      />
    </>
  );
}
