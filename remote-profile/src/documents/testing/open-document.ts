import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { openPdf } from '@manzil/shared/viewer/open-pdf';
import { aDocument, profile } from '../../testing/profile.fixture';
import { showAt } from '../../testing/show';
import { besides } from './answers';

const draw = jest.fn(() => Promise.resolve());

/** Every PDF has two pages; the test has mocked what opens them. */
export const givePages = () =>
  jest.mocked(openPdf).mockResolvedValue({
    pages: 2,
    draw,
    read: async (page) => `Text der Seite ${page}`,
    close: () => undefined,
  });

/** Shows the page of one of two documents. */
export function open(
  detail: DocumentDetail,
  more: { earlier?: DocumentDetail[]; answers?: object } = {},
) {
  const entry = aDocument(detail.document_type, { document_id: detail.document_id });
  const documents = [entry, aDocument('visa')];
  return showAt('documents', `/profile/documents?document=${detail.document_id}`, {
    profile: { ...profile, documents, document_count: documents.length },
    answers: {
      ...besides({ earlier: more.earlier ?? [] }),
      [`GET /documents/${detail.document_id}`]: detail,
      [`GET /documents/${detail.document_id}/download`]: () => new Response('%PDF-1.7'),
      ...more.answers,
    },
  });
}
