import { BookingList } from '@manzil/shared/contract/bookings/bookings';
import { MissingDocuments } from '@manzil/shared/contract/documents/documents';
import { PayoutList } from '@manzil/shared/contract/payouts/payouts';
import { StatementList } from '@manzil/shared/contract/statements/statements';
import type { TestApp } from '../test-app';
import { type DemoCaller, dashboardOf, dirhams, signIn, unitsOf } from './readings';

/** What the portal shows to Clara Neumann and to those she has to do with. @param portal with the demo in it */
export function testClara(portal: () => TestApp): void {
  let clara: DemoCaller;
  let paul: DemoCaller;
  beforeAll(async () => {
    clara = await signIn(portal(), 'clara.neumann@example.com');
    paul = await signIn(portal(), 'paul.richter@example.com');
  });

  test('has six units in six states, of which one is Paul’s, too', async () => {
    const { items } = await unitsOf(clara);
    expect(
      items
        .map(({ property_name, unit_no, lifecycle, share_bps }) => [
          `${property_name} ${unit_no}`,
          lifecycle,
          share_bps,
        ])
        .sort(),
    ).toEqual([
      ['Creek Lantern 2702', 'spa_signed', 10_000],
      ['Creek Lantern 2903', 'reserved', 10_000],
      ['Jasmine Gardens 307', 'vacant_preparing', 10_000],
      ['Marina Walk Tower 1106', 'let', 10_000],
      ['Marjan Pearl 1907', 'under_construction', 6_000],
      ['Mina Sands 508', 'handover_ready', 10_000],
    ]);
    const shared = items.find(({ share_bps }) => share_bps < 10_000);
    const his = (await unitsOf(paul)).items.find(({ unit_id }) => unit_id === shared?.unit_id);
    expect(his?.share_bps).toBe(4_000);
  });

  test('has something to pay late, soon and at handover, and to renew an expired paper', async () => {
    const { decisions, profile_reasons } = await dashboardOf(clara);
    expect(
      decisions.map(({ kind, document_type, unit }) => [kind, document_type ?? unit?.unit_no]),
    ).toEqual([
      ['document_expired', 'power-of-attorney'],
      ['instalment_overdue', '2702'],
      ['instalment_due', '2903'],
      ['handover_payment_due', '508'],
    ]);
    expect(profile_reasons).toEqual(['document_expired']);
  });

  test('still has to hand in what follows on the contract, Paul nothing', async () => {
    const missing = async (caller: DemoCaller) =>
      MissingDocuments.parse((await caller.get('/documents/missing')).json()).items;
    expect(
      (await missing(clara)).map(({ document_type, unit_label }) => [document_type, unit_label]),
    ).toEqual([['oqood', 'Creek Lantern 2702']]);
    expect(await missing(paul)).toEqual([]);
  });

  test('gets the rent by transfer, and owes what the new kitchen cost beyond it', async () => {
    const { items } = BookingList.parse((await clara.get('/bookings?category=rent')).json());
    expect(items.map(({ on, amount }) => [on, dirhams(amount)])).toEqual(
      ['11', '10', '09', '08', '07', '06', '05', '04'].map((month) => [`2026-${month}-03`, 9_000]),
    );
    expect(dirhams((await dashboardOf(clara)).held)).toBe(-13_980);
  });

  test('got back the last payout: it was ordered once, and each month adds up', async () => {
    const payouts = PayoutList.parse((await clara.get('/payouts')).json()).items;
    expect(payouts.map(({ ordered_on, status }) => [ordered_on, status])).toEqual([
      ['2026-09-30', 'returned'],
      ['2026-08-31', 'paid'],
      ['2026-07-31', 'paid'],
      ['2026-06-30', 'paid'],
      ['2026-05-31', 'paid'],
    ]);
    expect(payouts.every(({ statement }) => statement?.difference.amount === 0)).toBe(true);
    const { items } = StatementList.parse((await clara.get('/statements')).json());
    expect(items[0]).toMatchObject({ period: '2026-10', figures: { payout: { amount: 700_000 } } });
    expect(items).toHaveLength(7);
  });
}
