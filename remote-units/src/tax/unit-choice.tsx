import type { TaxYear } from '@manzil/shared/contract/tax/tax';
import { UNIT_PAGE_SIZE } from '@manzil/shared/contract/units/unit-list';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { UnitFinderPlace } from '@manzil/shared/units/unit-finder-place';
import { FilterSelect } from '../bookings/filter-select';

type UnitChoiceProps = { taxYear: TaxYear; onChoose: (unitId: string) => void };

/** Among the units of the year, some of which may be sold. */
export function UnitChoice({ taxYear: { units, chosen }, onChoose }: UnitChoiceProps) {
  const { t } = useTexts('units/tax');
  const choices = units.flatMap(({ unit }) =>
    unit ? { value: unit.unit_id, label: unitTitle(unit) } : [],
  );
  if (choices.length < 2) return null;
  const label = t('tax.unit');
  const none = { value: '', label: t('tax.all_units') };
  const value = chosen?.unit?.unit_id ?? '';
  if (choices.length <= UNIT_PAGE_SIZE)
    return (
      <FilterSelect
        label={label}
        all={none.label}
        value={value}
        options={choices.map((choice) => [choice.value, choice.label] as const)}
        onChoose={onChoose}
      />
    );
  return (
    <UnitFinderPlace
      compact
      aria-label={label}
      always={[none]}
      among={choices}
      chosen={choices.find((choice) => choice.value === value) ?? none}
      onChoose={(choice) => onChoose(choice.value)}
    />
  );
}
