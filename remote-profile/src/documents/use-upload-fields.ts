import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/profile';
import { needsValidity } from '@manzil/shared/domain/document-validity';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAboutUnit, replacedByDefault } from './upload-rules';
import { type Said, type UnitChoice, unitChoicesQuery } from './uploads.api';

/** Stands for a unit that is not in the list, or none at all. */
export const NO_UNIT = 'none';

type Values = {
  type: DocumentType | '';
  unit: string;
  valid_until: string;
  /** Id of a document; empty = it comes in addition; null = not chosen, so what is usual. */
  replaces: string | null;
};
const nothing: Values = { type: '', unit: '', valid_until: '', replaces: null };

export type Missing = 'type' | 'unit' | 'valid_until' | 'valid_until_past';

export type UploadFields = {
  values: Values;
  /** What it can take the place of. */
  replaceable: readonly DocumentEntry[];
  replaced: DocumentEntry | undefined;
  needsValidity: boolean;
  /** Null where no unit is asked for; undefined while they are loaded. */
  units: readonly UnitChoice[] | null | undefined;
  /** They cannot be had now, so none is asked for, and none is known. */
  unitsMissing: boolean;
  unit: string;
  /** What has to be said before a file is chosen. */
  missing: readonly Missing[];
  said: Said | null;
  set: (values: Partial<Omit<Values, 'type'>>) => void;
  /** Begins anew with this type. */
  setType: (type: DocumentType | '', replaces?: string | null, unit?: string | null) => void;
};

/**
 * What is said of a document before its file is chosen.
 * @param documents current ones
 * @param taken ids of those that something on its way takes the place of
 * @param today calendar day in Asia/Dubai
 */
export function useUploadFields(
  documents: readonly DocumentEntry[],
  taken: readonly string[],
  today: string,
): UploadFields {
  const [values, setValues] = useState(nothing);
  const { type, valid_until, replaces } = values;
  const left = documents.filter(({ document_id }) => !taken.includes(document_id));
  const replaceable = left.filter(({ document_type }) => document_type === type);
  const replaced = !type
    ? undefined
    : replaces === null
      ? replacedByDefault(type, left)
      : replaceable.find(({ document_id }) => document_id === replaces);

  // What is replaced says which unit it is about.
  const asksUnit = type !== '' && isAboutUnit(type) && !replaced;
  const { data, isError } = useQuery({ ...unitChoicesQuery, enabled: asksUnit });
  const unitsMissing = asksUnit && isError && !data;
  const units = asksUnit && !unitsMissing && data?.length !== 0 ? data : null;
  const only = units?.length === 1 ? units[0] : undefined;
  const unit = values.unit || only?.unit_id || '';

  const asksValidity = type !== '' && needsValidity(type);
  const missing: Missing[] = [];
  if (!type) missing.push('type');
  if (units !== null && !unit) missing.push('unit');
  if (asksValidity && !valid_until) missing.push('valid_until');
  else if (asksValidity && valid_until < today) missing.push('valid_until_past');

  return {
    values,
    replaceable,
    replaced,
    needsValidity: asksValidity,
    units,
    unitsMissing: unitsMissing && !unit,
    unit,
    missing,
    said:
      type && missing.length === 0
        ? {
            document_type: type,
            ...(asksUnit && unit && unit !== NO_UNIT && { unit_id: unit }),
            ...(replaced && { replaces: replaced.document_id }),
            ...(asksValidity && { valid_until }),
          }
        : null,
    set: (changes) => setValues({ ...values, ...changes }),
    setType: (chosen, replacing = null, about = null) =>
      setValues({ ...nothing, unit: about ?? values.unit, type: chosen, replaces: replacing }),
  };
}
