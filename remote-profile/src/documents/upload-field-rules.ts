import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { needsValidity } from '@manzil/shared/domain/document-validity';
import type { UnitChoices } from '@manzil/shared/units/unit-choices.api';
import { isAboutUnit, replacedByDefault } from './upload-rules';
import type { Said } from './uploads.api';

/** Stands for a unit that is not in the list, or none at all. */
export const NO_UNIT = 'none';

export type Values = {
  type: DocumentType | '';
  unit: string;
  valid_until: string;
  /** Id of a document; empty = it comes in addition; null = not chosen, so what is usual. */
  replaces: string | null;
};
export const nothing: Values = { type: '', unit: '', valid_until: '', replaces: null };

export type Missing = 'type' | 'unit' | 'valid_until' | 'valid_until_past';

export type UploadFields = {
  values: Values;
  replaceable: readonly DocumentEntry[];
  replaced: DocumentEntry | undefined;
  needsValidity: boolean;
  /** Null where no unit is asked for; undefined while they are loaded. */
  units: UnitChoices | null | undefined;
  /** They cannot be had now, so none is asked for, and none is known. */
  unitsMissing: boolean;
  unit: string;
  /** What has to be said before a file is chosen. */
  missing: readonly Missing[];
  said: Said | null;
  set: (values: Partial<Omit<Values, 'type'>>) => void;
  setType: (type: DocumentType | '', replaces?: string | null, unit?: string | null) => void;
};

/** What is said of one upload, among the documents that nothing on its way takes the place of. */
export type Draft = { values: Values; left: readonly DocumentEntry[] };

export function replacedBy({ values: { type, replaces }, left }: Draft): DocumentEntry | undefined {
  if (!type) return undefined;
  if (replaces === null) return replacedByDefault(type, left);
  return left.find((each) => each.document_type === type && each.document_id === replaces);
}

/** What is replaced says which unit it is about. */
export const asksUnit = (draft: Draft): boolean =>
  draft.values.type !== '' && isAboutUnit(draft.values.type) && !replacedBy(draft);

export function fieldsOf(
  draft: Draft,
  known: UnitChoices | null | undefined,
  today: string,
  change: (values: Values) => void,
): UploadFields {
  const { values, left } = draft;
  const { type, valid_until } = values;
  const replaced = replacedBy(draft);
  const isAsked = asksUnit(draft);
  const units = isAsked && known !== null && known?.choices.length !== 0 ? known : null;
  const only = units?.choices.length === 1 ? units.choices[0] : undefined;
  const unit = values.unit || only?.value || '';

  const asksValidity = type !== '' && needsValidity(type);
  const missing: Missing[] = [];
  if (!type) missing.push('type');
  if (units !== null && !unit) missing.push('unit');
  if (asksValidity && !valid_until) missing.push('valid_until');
  else if (asksValidity && valid_until < today) missing.push('valid_until_past');

  return {
    values,
    replaceable: left.filter(({ document_type }) => document_type === type),
    replaced,
    needsValidity: asksValidity,
    units,
    unitsMissing: isAsked && known === null && !unit,
    unit,
    missing,
    said:
      type && missing.length === 0
        ? {
            document_type: type,
            ...(isAsked && unit && unit !== NO_UNIT && { unit_id: unit }),
            ...(replaced && { replaces: replaced.document_id }),
            ...(asksValidity && { valid_until }),
          }
        : null,
    set: (changes) => change({ ...values, ...changes }),
    setType: (chosen, replacing = null, about = null) =>
      change({ ...nothing, unit: about ?? values.unit, type: chosen, replaces: replacing }),
  };
}
