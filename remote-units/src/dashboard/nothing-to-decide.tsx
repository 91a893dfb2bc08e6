import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { agendaTitle } from './agenda-words';

export function NothingToDecide({ dashboard }: { dashboard: Dashboard }) {
  const words = useTexts('units/dashboard');
  const { t, language } = words;
  const [next] = dashboard.agenda;
  return (
    <p className="secondary">
      {t('decisions.none')}
      {next &&
        ` ${t('decisions.next', { day: formatDay(next.on, language), title: agendaTitle(next, words) })}`}
    </p>
  );
}
