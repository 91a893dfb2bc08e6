import { Period } from '@manzil/shared/contract/dashboard';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../words';
import { periodIn } from './period';

/** The period of the figures; it lives in the query string. */
export function PeriodSwitch() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <Segmented
      legend={t('period.legend')}
      value={periodIn(search)}
      options={Period.options.map((value) => ({ value, label: t(`period.${value}`) }))}
      onChange={(period) => setSearch({ period }, { replace: true, preventScrollReset: true })}
    />
  );
}
