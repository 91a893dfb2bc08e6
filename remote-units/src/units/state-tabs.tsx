import type { UnitCounts } from '@manzil/shared/contract/units/unit-list';
import { type UnitState, unitStates } from '@manzil/shared/contract/units/unit-state';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon, type Lines } from '@manzil/shared/ui/line-icon';
import { Clock, DoorOpen, HardHat, House, Key, KeyRound } from 'lucide';
import styles from './state-tabs.module.css';

const icons: Record<UnitState, Lines> = {
  let: KeyRound,
  notice: Clock,
  vacant: DoorOpen,
  handover: Key,
  construction: HardHat,
  other: House,
};

type StateTabsProps = {
  states: UnitCounts['states'];
  chosen: UnitState | undefined;
  onChoose: (state: string) => void;
};

/** Units by state, each with how many there are. */
export function StateTabs({ states, chosen, onChoose }: StateTabsProps) {
  const { t, language } = useTexts('units/units');
  const countOf = (state: UnitState) => states.find((each) => each.state === state)?.count ?? 0;
  const all = states.reduce((sum, { count }) => sum + count, 0);
  const tab = (state: UnitState | undefined, count: number) => (
    <button
      key={state ?? 'all'}
      type="button"
      className={styles.tab}
      data-state={state}
      aria-pressed={state === chosen}
      onClick={() => onChoose(state ?? '')}
    >
      {state && <LineIcon lines={icons[state]} size={16} strokeWidth={1.75} />}
      {t(`state.${state ?? 'all'}`)}{' '}
      <span className={styles.count}>{formatNumber(count, language)}</span>
    </button>
  );
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{t('choice.state')}</legend>
      {tab(undefined, all)}
      {unitStates
        .filter((state) => countOf(state) > 0 || state === chosen)
        .map((state) => tab(state, countOf(state)))}
    </fieldset>
  );
}
