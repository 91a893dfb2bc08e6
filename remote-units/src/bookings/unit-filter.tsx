import { NO_UNIT } from '@manzil/shared/contract/bookings/bookings';
import { useTexts } from '@manzil/shared/runtime';
import type { UnitChoices } from '@manzil/shared/units/unit-choices.api';
import { UnitFinderPlace } from '@manzil/shared/units/unit-finder-place';
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
  const choices = units?.choices ?? [];
  const without = { value: NO_UNIT, label: t('bookings.no_unit') };
  const isUnit = unitId !== '' && unitId !== NO_UNIT;
  const { name: known, keep } = useUnitName(isUnit ? unitId : '', units);
  // One that was sold, or what it is called is not there yet.
  const name = known ?? t('bookings.this_unit');
  const isListed = !isUnit || choices.some(({ value }) => value === unitId);
  const label = t('bookings.unit');
  const all = t('bookings.all_units');
  if (units?.more)
    return (
      <UnitFinderPlace
        compact
        aria-label={label}
        always={[{ value: '', label: all }, without]}
        chosen={
          isUnit ? { value: unitId, label: name } : unitId ? without : { value: '', label: all }
        }
        onChoose={(choice) => {
          keep(choice);
          onChoose(choice.value);
        }}
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
        [without.value, without.label] as const,
      ]}
      onChoose={onChoose}
    />
  );
}
