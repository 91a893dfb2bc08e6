import type { DocumentList } from '@manzil/shared/contract/documents/documents';
import type { Db } from '../src/platform/postgres/connect';
import { aDocument } from './documents';
import type { Caller } from './test-app';

export const listDocuments = async (by: Caller, query = ''): Promise<DocumentList> =>
  (await by.get(`/documents${query}`)).json();

export const withdrawDocument = (by: Caller, id: string) =>
  by.call({ method: 'DELETE', url: `/documents/${id}` });

/** Three versions of a document, of which the one in the middle can be withdrawn. Answers their ids. */
export async function aLineOfVersions(db: Db, investor: { id: string }) {
  const newest = await aDocument(db, { investor });
  const middle = await aDocument(db, {
    investor,
    status: 'in_review',
    superseded_by_id: newest,
  });
  const oldest = await aDocument(db, { investor, superseded_by_id: middle });
  return { newest, middle, oldest };
}
