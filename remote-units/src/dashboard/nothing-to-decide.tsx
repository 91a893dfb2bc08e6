import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Late } from './late';

const loadNextDate = () => import(/* webpackChunkName: "next-date" */ './next-date');

export function NothingToDecide({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTexts('units/dashboard');
  const [entry] = dashboard.agenda;
  return (
    <div className="secondary">
      {t('decisions.none')} {entry && <Late load={loadNextDate} with={{ entry }} />}
    </div>
  );
}
