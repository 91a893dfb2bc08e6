import { Period } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { periodIn } from './period';

export function PeriodSwitch() {
  const { t } = useTexts('units');
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search);
  // The address follows a moment later; until then the choice must not jump back.
  const [choice, setChoice] = useState({ period, address: period });
  if (choice.address !== period) setChoice({ period, address: period });
  return (
    <Segmented
      legend={t('period.legend')}
      value={choice.period}
      options={Period.options.map((value) => ({ value, label: t(`period.${value}`) }))}
      onChange={(next) => {
        setChoice({ period: next, address: period });
        setSearch({ period: next }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
