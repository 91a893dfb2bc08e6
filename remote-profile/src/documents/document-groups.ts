import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { validityOf } from './validity';

const groups = {
  identity: ['passport', 'proof-of-address', 'emirates-id', 'visa'],
  ownership: ['purchase-contract', 'oqood', 'title-deed'],
  letting: ['tenancy-contract', 'ejari'],
  management: ['property-management-contract', 'power-of-attorney'],
  handover: ['snagging-report', 'de-snagging-report'],
  finance: ['invoice', 'receipt'],
  /** Types this version of the portal does not know. */
  other: [],
} as const satisfies Record<string, readonly DocumentType[]>;

export const identityTypes: readonly string[] = groups.identity;

type GroupName = keyof typeof groups;
export type DocumentGroup = { name: GroupName; documents: readonly DocumentEntry[] };

const names = Object.keys(groups) as GroupName[];

export const typesByGroup = names
  .map((name) => ({ name, types: groups[name] as readonly DocumentType[] }))
  .filter(({ types }) => types.length > 0);

const typesOf = (name: GroupName): readonly string[] => groups[name];
export const groupOf = (type: string): GroupName =>
  names.find((name) => typesOf(name).includes(type)) ?? 'other';

/** Whether a newer one is wanted in its place. */
export function needsAttention(document: DocumentEntry, today: string): boolean {
  const { state } = validityOf(document, today);
  return document.status === 'declined' || state === 'expired' || state === 'expiring';
}

/** The groups in their order, empty ones too. Within one: what needs attention, then by type, newest first. */
export function groupDocuments(
  documents: readonly DocumentEntry[],
  today: string,
): DocumentGroup[] {
  return names.map((name) => ({
    name,
    documents: documents
      .filter(({ document_type }) => groupOf(document_type) === name)
      .sort(
        (a, b) =>
          Number(needsAttention(b, today)) - Number(needsAttention(a, today)) ||
          typesOf(name).indexOf(a.document_type) - typesOf(name).indexOf(b.document_type) ||
          b.uploaded_on.localeCompare(a.uploaded_on),
      ),
  }));
}
