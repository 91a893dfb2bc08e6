import { uploadDocument } from '@manzil/shared/contract/documents/operations';
import { and, eq } from 'drizzle-orm';
import { aNewDocument } from '../../../testing/authorisation/renewals';
import { aDocument } from '../../../testing/documents';
import { read } from '../../../testing/fuzz/world';
import { aPdf } from '../../../testing/pdfs';
import { proof } from '../../../testing/proofs/proof';
import { documents } from './documents.table';

export const proofs = [
  proof(uploadDocument, 'account', {
    ids: { upload_id: 'upload' },
    query: {
      unit_id: { names: 'unit', otherwise: 422 },
      replaces: { names: 'document', opens: ['own'], otherwise: 422 },
    },
    asks: 'document_type=passport&name=Reisepass.pdf&valid_until=2031-05-01',
    sends: () => aPdf(),
    renews: [aNewDocument],
    draws: 'many',
    examples: {
      document_type: ['passport', 'passport', 'passport', 'invoice', 'visa'],
      name: ['Reisepass.pdf', 'Übersetzung – beglaubigt.PDF', 'عقد.pdf'],
      valid_until: ['2031-05-01', '2026-11-21'],
    },
    prepare: async ({ portal, owner }) => {
      // What an operator has put there does not count towards the investor's room.
      await portal.db
        .update(documents)
        .set({ uploaded_by: 'operator' })
        .where(and(eq(documents.investor_id, owner.id), eq(documents.uploaded_by, 'investor')));
      return { known: { 'own.document': await aDocument(portal.db, { investor: owner }) } };
    },
    readBack: async (world, answer, sent) => {
      const document = await read(world, `/documents/${answer.json().document_id}`);
      const replaced = await read(world, `/documents/${encodeURIComponent(sent)}`);
      const replaces = replaced.superseded_by_id === document.document_id ? sent : null;
      return { ...document, name: document.file.name, replaces };
    },
  }),
];
