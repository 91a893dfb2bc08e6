import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { type UnitChoices, unitChoicesQuery } from '@manzil/shared/units/unit-choices.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  asksUnit,
  type Draft,
  fieldsOf,
  nothing,
  replacedBy,
  type UploadFields,
  type Values,
} from './upload-field-rules';
import { replacedByDefault } from './upload-rules';

/** Null where they cannot be had now; undefined while they are loaded, and where none of these asks for one. */
function useUnits(drafts: readonly Draft[]): UnitChoices | null | undefined {
  const { data, isError } = useQuery({ ...unitChoicesQuery(), enabled: drafts.some(asksUnit) });
  return isError && !data ? null : data;
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
