import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { DOCUMENT_MAX_BYTES, MediaType } from '@manzil/shared/contract/documents/documents';
import { uploadDocument } from '@manzil/shared/contract/documents/operations';
import { addressOf } from '@manzil/shared/contract/operation';
import { listUnits } from '@manzil/shared/contract/units/operations';
import { type FileLimits, lineOfFileName } from '@manzil/shared/forms/uploads';
import { apiGet } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export type Said = {
  document_type: DocumentType;
  unit_id?: string;
  replaces?: string;
  valid_until?: string;
};

export const documentLimits: FileLimits = {
  maxBytes: DOCUMENT_MAX_BYTES,
  types: MediaType.options,
};

export const uploadPath = (id: string, file: File, said: Said): string =>
  addressOf(uploadDocument, {
    params: { upload_id: id },
    query: { ...said, name: lineOfFileName(file.name) },
  });

/** Whether a file of which both was said is one document. What it replaces is known by its first attempt alone. */
export const isSameDocument = (said: Said, other: Said): boolean =>
  said.document_type === other.document_type &&
  said.unit_id === other.unit_id &&
  said.valid_until === other.valid_until;

export const uploadAnswer = uploadDocument.answer;

/** Units change rarely, and a long list takes several requests. */
const UNITS_FRESH_MS = 300_000;

export type UnitChoice = { unit_id: string; label: string };

const unitPage = (page: number, signal: AbortSignal) =>
  apiGet(listUnits, { query: { page } }, signal);

async function unitChoices(signal: AbortSignal): Promise<UnitChoice[]> {
  const first = await unitPage(1, signal);
  const pages = Math.ceil(first.totals.count / first.page_size);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => unitPage(index + 2, signal)),
  );
  return [first, ...rest]
    .flatMap(({ items }) => items)
    .map(({ unit_id, property_name, unit_no }) => ({
      unit_id,
      label: `${property_name} ${unit_no}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'de', { numeric: true }));
}

export const unitChoicesQuery = queryOptions({
  queryKey: ['units', 'choices'],
  queryFn: ({ signal }) => unitChoices(signal),
  staleTime: UNITS_FRESH_MS,
});
