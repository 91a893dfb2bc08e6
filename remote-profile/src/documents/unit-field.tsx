import { useTexts } from '@manzil/shared/runtime';
import { Field, Select } from '@manzil/shared/ui/field';
import { NO_UNIT, type UploadFields } from './upload-field-rules';

type UnitFieldProps = { fields: UploadFields; error: string | undefined };

export function UnitField({ fields: { units, unit, set }, error }: UnitFieldProps) {
  const { t } = useTexts('profile/documents');
  return (
    <Field label={t('documents.upload_unit')} error={error}>
      {(control) => (
        <Select
          {...control}
          value={unit}
          aria-busy={!units || undefined}
          onChange={({ target }) => set({ unit: target.value })}
        >
          <option value="">
            {t(units ? 'documents.upload_choose' : 'documents.upload_units_loading')}
          </option>
          {units?.map(({ unit_id, label }) => (
            <option key={unit_id} value={unit_id}>
              {label}
            </option>
          ))}
          <option value={NO_UNIT}>{t('documents.upload_unit_none')}</option>
        </Select>
      )}
    </Field>
  );
}
