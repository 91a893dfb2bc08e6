import type { Files } from '../src/platform/files/encrypted-files';
import { aStoredDocument } from './documents';
import type { Operators } from './manzil';
import { aStoredStatement } from './money';
import { aPdf } from './pdfs';
import { aBooking, aUnit } from './portfolio';

export type Office = { office: Operators; files: Files };

/** Books: a unit that was sold, a rent that was paid out, and its statement. */
export async function someBooks(
  { office: { db }, files }: Office,
  investor: { id: string },
): Promise<{ booked: string }> {
  const owners = [{ investor, owned_to: '2024-12-31' }];
  const unitId = await aUnit(db, { owners });
  const booking = { investor, unitId, on: '2024-12-01' } as const;
  await aBooking(db, { ...booking, category: 'rent', amount: 500 });
  const receipt = { investor, document_type: 'snagging-report', content: aPdf() } as const;
  const { id: booked } = await aStoredDocument(db, files, receipt);
  await aBooking(db, { ...booking, category: 'payout', amount: -500, document_id: booked });
  await aStoredStatement(db, files, { investor, unitId, mark: 'Rent' });
  return { booked };
}
