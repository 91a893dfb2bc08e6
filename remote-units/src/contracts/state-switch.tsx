import { useTexts } from '@manzil/shared/runtime';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceIn } from './contracts.api';
import styles from './contracts.module.css';

const states = ['current', 'ended'] as const;

/** Those that run or are to begin, or those that have ended. */
export function StateSwitch() {
  const { t } = useTexts('units/contracts');
  const [address, setAddress] = useSearchParams();
  const { state = 'current' } = choiceIn(address);
  // The address follows once the lists are there; until then the choice must not jump back.
  const [chosen, setChosen] = useState<{ state: (typeof states)[number]; address: string }>({
    state,
    address: state,
  });
  if (chosen.address !== state) setChosen({ state, address: state });
  return (
    <div className={styles.state}>
      <Segmented
        legend={t('contracts.states.legend')}
        value={chosen.state}
        options={states.map((value) => ({ value, label: t(`contracts.states.${value}`) }))}
        onChange={(next) => {
          setChosen({ state: next, address: state });
          const asked = new URLSearchParams(address);
          if (next === 'ended') asked.set('state', next);
          else asked.delete('state');
          setAddress(asked, { replace: true, preventScrollReset: true });
        }}
      />
    </div>
  );
}
