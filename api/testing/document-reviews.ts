import { type Review, reviewDocument } from '../src/modules/documents/review-document.usecase';
import type { Database, Db } from '../src/platform/postgres/connect';
import { aDocument } from './documents';

export type Decision =
  | { decision: 'accepted'; valid_until?: string }
  | { decision: 'declined'; code: 'cropped'; text?: string };

export const reviewAs = (service: Database, documentId: string, decision: Decision) =>
  service.transaction((tx) =>
    reviewDocument(tx, { documentId, operator: 'sara', ...decision } as Review),
  );

/** Documents, and what cannot be decided on them any more. */
export async function undecidable(
  db: Db,
  investor: { id: string },
): Promise<[id: string, decision: Decision][]> {
  const newer = await aDocument(db, { investor, status: 'accepted' });
  const declined = { investor, status: 'declined', decline_code: 'other' } as const;
  return [
    [newer, { decision: 'accepted' }],
    [await aDocument(db, declined), { decision: 'accepted' }],
    [await aDocument(db, declined), { decision: 'declined', code: 'cropped' }],
    [
      await aDocument(db, { investor, status: 'in_review', superseded_by_id: newer }),
      { decision: 'accepted' },
    ],
  ];
}
