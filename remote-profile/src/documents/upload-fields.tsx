import { type DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Field, Select, TextInput } from '@manzil/shared/ui/field';
import { typesByGroup } from './document-groups';
import { documentLabel } from './document-label';
import { tellingName } from './telling-name';
import { UnitField } from './unit-field';
import type { UploadFields as Fields, Missing } from './upload-field-rules';

type UploadFieldsProps = {
  fields: Fields;
  complainsOf: (problem: Missing) => boolean;
  today: string;
  /** Of one of several files: there is little room for words. */
  inRow?: boolean;
};

export function UploadFields({ fields, complainsOf, today, inRow = false }: UploadFieldsProps) {
  const { t, language } = useTexts('profile/documents');
  const { values, set, setType, replaceable, replaced, units, missing } = fields;
  const errorOf = (...problems: Missing[]): string | undefined => {
    const found = problems.find((problem) => missing.includes(problem));
    return found && complainsOf(found) ? t(`documents.upload_missing.${found}`) : undefined;
  };
  function optionOf(document: DocumentEntry): string {
    const { unit_label, uploaded_on, status } = document;
    const names = [unit_label, tellingName(document, replaceable)].filter(Boolean);
    const day = formatDay(uploaded_on, language);
    const came = !inRow ? t('documents.received', { day }) : names.length === 0 && day;
    return [...names, came, t(`documents.statuses.${status}`)].filter(Boolean).join(' · ');
  }
  return (
    <>
      <Field label={t('documents.upload_type')} error={errorOf('type')}>
        {(control) => (
          <Select
            {...control}
            value={values.type}
            onChange={({ target }) => setType(DocumentType.safeParse(target.value).data ?? '')}
          >
            <option value="">{t('documents.upload_choose')}</option>
            {typesByGroup.map(({ name, types }) => (
              <optgroup key={name} label={t(`documents.groups.${name}`)}>
                {types.map((type) => (
                  <option key={type} value={type}>
                    {documentLabel(type, t)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {replaceable.length > 0 && (
        <Field label={t('documents.upload_replaces')}>
          {(control) => (
            <Select
              {...control}
              value={replaced?.document_id ?? ''}
              onChange={({ target }) => set({ replaces: target.value })}
            >
              <option value="">{t('documents.upload_replaces_none')}</option>
              {replaceable.map((each) => (
                <option key={each.document_id} value={each.document_id}>
                  {optionOf(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {units !== null && <UnitField fields={fields} error={errorOf('unit')} />}
      {fields.unitsMissing && <p className="secondary">{t('documents.upload_units_missing')}</p>}
      {fields.needsValidity && (
        <Field
          label={t('documents.upload_valid_until')}
          error={errorOf('valid_until', 'valid_until_past')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={today}
              value={values.valid_until}
              onChange={({ target }) => set({ valid_until: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
