import type { SearchAnswer } from '@manzil/shared/contract/search/search';
import type { RegistrySearch } from '../../boot/boot-document';

export const label = (de: string) => ({ de, en: de });
/** What a remote says can be found in it. */
export const declared: RegistrySearch[] = [
  {
    finds: {
      ...{ kind: 'unit', label: label('Einheiten'), icon: 'building-2' },
      ...{ at: '/my-units/{id}', all: '/my-units?search={q}' },
    },
    actions: [{ label: label('Anschrift ändern'), icon: 'pencil', at: '/profile/edit-address' }],
  },
];
const unit = (id: string, title: string) => ({ id, title, context: 'Marina', note: 'Vermietet' });
/** What a remote offers to do, whose label does not begin with the word. */
export const declaredDevices: RegistrySearch = {
  actions: [
    { label: label('Geräte ansehen oder abmelden'), icon: 'settings', at: '/profile/settings' },
  ],
};
/** What a remote says of documents: it has no list that could be searched. */
export const declaredDocuments: RegistrySearch = {
  finds: {
    ...{ kind: 'document', label: label('Dokumente'), icon: 'file-text' },
    at: '/profile/documents?document={id}',
  },
  actions: [],
};
/** So many of the documents that are found. */
export const contracts = (shown: number, total: number): SearchAnswer['groups'][number] => ({
  ...{ kind: 'document', total },
  items: Array.from({ length: shown }, (_, at) => ({
    ...{ id: `d${at + 1}`, title: `Verwaltungsvertrag ${at + 1}`, context: null, note: null },
  })),
});
/** What the API finds; of one kind no remote knows. */
export const quay: SearchAnswer = {
  groups: [
    { kind: 'unit', total: 13, items: [unit('a', 'Harbour Quay 806'), unit('b', 'برج النور 9')] },
    { kind: 'of_tomorrow', total: 1, items: [unit('x', 'Unbekanntes')] },
  ],
};
