import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
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
  setType: (type: DocumentType | '', replaces?: string | null, unit?: string | null) => void;
};

/** What is said of one upload, among the documents that nothing on its way takes the place of. */
type Draft = { values: Values; left: readonly DocumentEntry[] };

function replacedBy({ values: { type, replaces }, left }: Draft): DocumentEntry | undefined {
  if (!type) return undefined;
  if (replaces === null) return replacedByDefault(type, left);
  return left.find((each) => each.document_type === type && each.document_id === replaces);
}

/** What is replaced says which unit it is about. */
const asksUnit = (draft: Draft): boolean =>
  draft.values.type !== '' && isAboutUnit(draft.values.type) && !replacedBy(draft);

/** Null where they cannot be had now; undefined while they are loaded, and where none of these asks for one. */
function useUnits(drafts: readonly Draft[]): readonly UnitChoice[] | null | undefined {
  const { data, isError } = useQuery({ ...unitChoicesQuery, enabled: drafts.some(asksUnit) });
  return isError && !data ? null : data;
}

function fieldsOf(
  draft: Draft,
  known: readonly UnitChoice[] | null | undefined,
  today: string,
  change: (values: Values) => void,
): UploadFields {
  const { values, left } = draft;
  const { type, valid_until } = values;
  const replaced = replacedBy(draft);
  const isAsked = asksUnit(draft);
  const units = isAsked && known !== null && known?.length !== 0 ? known : null;
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

type Around = {
  /** Those that nothing on its way takes the place of. */
  left: readonly DocumentEntry[];
  /** Calendar day in Asia/Dubai. */
  today: string;
};

export function useUploadFields({ left, today }: Around): UploadFields {
  const [values, setValues] = useState(nothing);
  const draft = { values, left };
  return fieldsOf(draft, useUnits([draft]), today, setValues);
}

/**
 * What is said of all, until something else is said of that one. Nothing where one alone is left of which nothing else
 * was said: it goes by what is said of all. @param ids of the uploads
 */
export function useFieldsOfEach(
  ids: readonly string[],
  all: Values,
  { left, today }: Around,
): ReadonlyMap<string, UploadFields> {
  const [own, setOwn] = useState<ReadonlyMap<string, Values>>(new Map());
  const apart = ids.length > 1 || ids.some((id) => own.has(id));
  let still = left;
  const drafts = (apart ? ids : []).map((id): Draft & { id: string } => {
    const draft = { id, values: own.get(id) ?? all, left: still };
    // One file takes the place of one document; the others come in addition.
    const replaced = replacedBy(draft);
    still = still.filter((each) => each !== replaced);
    return draft;
  });
  const units = useUnits(drafts);
  return new Map(
    drafts.map((draft) => {
      const { id, values } = draft;
      const fields = fieldsOf(draft, units, today, (next) => setOwn(new Map(own).set(id, next)));
      // Else it is one field more in each row, for what is not usual. Nothing is replaced that no field says.
      const mayReplace =
        fields.replaced ||
        (all.replaces
          ? values.type === all.type
          : values.type && replacedByDefault(values.type, draft.left));
      return [id, { ...fields, replaceable: mayReplace ? fields.replaceable : [] }];
    }),
  );
}
