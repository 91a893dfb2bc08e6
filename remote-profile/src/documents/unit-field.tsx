import { useTexts } from '@manzil/shared/runtime';
import { Field, Select } from '@manzil/shared/ui/field';
import { useUnitFinder } from '@manzil/shared/units/use-unit-finder';
import { useUnitName } from '@manzil/shared/units/use-unit-name';
import { NO_UNIT, type UploadFields } from './upload-field-rules';

type UnitFieldProps = { fields: UploadFields; error: string | undefined };

export function UnitField({ fields: { units, unit, set }, error }: UnitFieldProps) {
  const { t } = useTexts('profile/documents');
  const Finder = useUnitFinder(Boolean(units?.more));
  const none = { value: NO_UNIT, label: t('documents.upload_unit_none') };
  const name = useUnitName(unit === NO_UNIT ? '' : unit, units ?? undefined) ?? '';
  const choose = (chosen: string) => set({ unit: chosen });
  return (
    <Field label={t('documents.upload_unit')} error={error}>
      {(control) =>
        Finder ? (
          <Finder
            {...control}
            placeholder={t('documents.upload_choose')}
            always={[none]}
            chosen={unit === NO_UNIT ? none : { value: unit, label: name }}
            onChoose={choose}
          />
        ) : (
          <Select
            {...control}
            value={unit}
            aria-busy={!units || undefined}
            onChange={({ target }) => choose(target.value)}
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
