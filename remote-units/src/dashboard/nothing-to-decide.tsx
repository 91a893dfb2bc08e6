import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Late } from './late';

const loadNextDate = () => import(/* webpackChunkName: "next-date" */ './next-date');

export function NothingToDecide({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTexts('units/dashboard');
  const [entry] = dashboard.agenda;
  // What was put off, or marked as done, may still hold something up.
  const none = dashboard.set_aside.length > 0 ? 'decisions.none_now' : 'decisions.none';
  return (
    <div className="secondary">
      {t(none)} {entry && <Late load={loadNextDate} with={{ entry }} />}
    </div>
  );
}
