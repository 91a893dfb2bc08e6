import type { Db } from '../src/platform/postgres/connect';
import { aBooking, aProperty, aUnit } from './portfolio';

type Id = { id: string };

/** Of January 2026, behind a rent of the year before. Answers their ids. */
export async function aRentAndAFee(db: Db, investor: Id): Promise<{ rent: string; fee: string }> {
  const property_id = await aProperty(db, { name: 'Marina Walk Tower' });
  const unitId = await aUnit(db, { owners: [{ investor }], property_id, unit_no: '2304' });
  const booking = { investor, unitId };
  const text = { de: 'Scheck 1 von 4', en: 'Cheque 1 of 4' };
  await aBooking(db, { ...booking, on: '2025-12-31', category: 'rent', amount: 5, text });
  const rent = await aBooking(db, {
    ...booking,
    on: '2026-01-02',
    category: 'rent',
    amount: 123_456_789,
    text,
  });
  const fee = await aBooking(db, {
    ...booking,
    on: '2026-01-03',
    category: 'management_fee',
    amount: -7,
    text: { de: 'Verwaltung; "7 %"', en: 'Management' },
  });
  return { rent, fee };
}

/** Of one unit in autumn 2026; not all are rent, nor called cheques. */
export async function someCheques(db: Db, investor: Id): Promise<void> {
  const unitId = await aUnit(db, { owners: [{ investor }] });
  const rent = { investor, unitId, category: 'rent', amount: 1_250 } as const;
  const text = (de: string) => ({ text: { de, en: de } });
  await aBooking(db, { ...rent, ...text('Scheck 1'), on: '2026-09-30' });
  await aBooking(db, { ...rent, ...text('Scheck 2'), on: '2026-10-01' });
  await aBooking(db, { ...rent, ...text('Nachzahlung'), on: '2026-10-02' });
  await aBooking(db, { ...rent, ...text('Scheck 3'), category: 'legal', on: '2026-10-03' });
}
