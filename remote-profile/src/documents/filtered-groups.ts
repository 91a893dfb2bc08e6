import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import type { MissingDocument } from '@manzil/shared/contract/documents/documents';
import { groupDocuments, groupOf, needsAttention } from './document-groups';
import { type Filters, matching, missingMatching } from './filters';
import { openSlots, slotKey } from './slots';

/** What the filters leave of each group; `first`: what is to be dealt with first on the whole page. */
export function filteredGroups(
  documents: readonly DocumentEntry[],
  missing: readonly MissingDocument[],
  filters: Filters,
  today: string,
) {
  const slots = openSlots(documents, missingMatching(missing, filters)).filter(
    ({ type, units }) =>
      units > 0 ||
      (!filters.unit &&
        (!filters.status || filters.status === 'open') &&
        (!filters.type || filters.type === type)),
  );
  const groups = groupDocuments(matching(documents, filters, today), today).map((group) => ({
    group,
    slots: slots.filter(({ type }) => groupOf(type) === group.name),
  }));
  const first = groups
    .flatMap(({ group, slots: empty }) => [
      ...empty.filter(({ follows }) => !follows).map(slotKey),
      ...group.documents.filter((each) => needsAttention(each, today)).map((d) => d.document_id),
    ])
    .at(0);
  const nothing = groups.every((each) => each.group.documents.length + each.slots.length === 0);
  return { groups, first, nothing };
}
