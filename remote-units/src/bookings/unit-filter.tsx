import { useTexts } from '@manzil/shared/runtime';
import type { UnitChoices } from '@manzil/shared/units/unit-choices.api';
import { useUnitFinder } from '@manzil/shared/units/use-unit-finder';
import { useUnitName } from '@manzil/shared/units/use-unit-name';
import { FilterSelect } from './filter-select';

type UnitFilterProps = {
  /** Undefined while they are loaded. */
  units: UnitChoices | undefined;
  unitId: string | undefined;
  onChoose: (unitId: string) => void;
};

export function UnitFilter({ units, unitId = '', onChoose }: UnitFilterProps) {
  const { t } = useTexts('units/bookings');
  const Finder = useUnitFinder(Boolean(units?.more));
  const choices = units?.choices ?? [];
  // One that was sold, or what it is called is not there yet.
  const name = useUnitName(unitId, units) ?? t('bookings.this_unit');
  const isListed = !unitId || choices.some(({ value }) => value === unitId);
  const label = t('bookings.unit');
  const all = t('bookings.all_units');
  if (Finder)
    return (
      <Finder
        compact
        aria-label={label}
        always={[{ value: '', label: all }]}
        chosen={{ value: unitId, label: unitId ? name : all }}
        onChoose={onChoose}
      />
    );
  return (
    <FilterSelect
      label={label}
      all={all}
      value={unitId}
      options={[
        ...choices.map((choice) => [choice.value, choice.label] as const),
        ...(isListed ? [] : [[unitId, name] as const]),
      ]}
      onChoose={onChoose}
    />
  );
}
