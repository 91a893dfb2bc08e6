import { useTexts } from '@manzil/shared/runtime';
import { Field, Select } from '@manzil/shared/ui/field';
import { UnitFinderPlace } from '@manzil/shared/units/unit-finder-place';
import { useUnitName } from '@manzil/shared/units/use-unit-name';
import { NO_UNIT, type UploadFields } from './upload-field-rules';

type UnitFieldProps = { fields: UploadFields; error: string | undefined };

export function UnitField({ fields: { units, unit, set }, error }: UnitFieldProps) {
  const { t } = useTexts('profile/documents');
  const none = { value: NO_UNIT, label: t('documents.upload_unit_none') };
  const { name = '', keep } = useUnitName(unit === NO_UNIT ? '' : unit, units ?? undefined);
  return (
    <Field label={t('documents.upload_unit')} error={error}>
      {(control) =>
        units?.more ? (
          <UnitFinderPlace
            {...control}
            placeholder={t('documents.upload_choose')}
            always={[none]}
            chosen={unit === NO_UNIT ? none : { value: unit, label: name }}
            onChoose={(choice) => {
              keep(choice);
              set({ unit: choice.value });
            }}
          />
        ) : (
          <Select
            {...control}
            value={unit}
            aria-busy={!units || undefined}
            onChange={({ target }) => set({ unit: target.value })}
          >
            <option value="">
              {t(units ? 'documents.upload_choose' : 'documents.upload_units_loading')}
            </option>
            {units?.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value={none.value}>{none.label}</option>
          </Select>
        )
      }
    </Field>
  );
}
