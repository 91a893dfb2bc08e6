import type { RentCheque, RentList, RentTenancy } from '@manzil/shared/contract/rents/rents';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { moneyId } from '../testing/money-fixtures';
import { aed, unitId } from '../testing/unit-fixtures';

const cheque = (seq: number, changes: Partial<RentCheque> = {}): RentCheque => ({
  seq,
  due_on: '2027-06-01',
  amount: aed(30_000),
  status: 'received',
  cleared_on: null,
  cheque_no: null,
  bank_name: null,
  deposited_on: null,
  bounced_on: null,
  bounce_reason: null,
  replaced_by: null,
  notice_served_on: null,
  filed_on: null,
  case_no: null,
  ...changes,
});

const tenancy = (cheques: RentCheque[], changes: Partial<RentTenancy> = {}): RentTenancy => ({
  tenancy_id: moneyId(1),
  unit: { unit_id: unitId(1), property_name: 'Marina Walk Tower', unit_no: '2304' },
  share_bps: 10_000,
  starts_on: '2026-09-01',
  ends_on: '2027-08-31',
  annual_rent: aed(120_000),
  cheques,
  ...changes,
});

const list = (items: RentTenancy[], changes: Partial<RentList> = {}): RentList => ({
  months: [],
  bounced: { cheques: 0, amount: aed(0), part: aed(0) },
  has_ended: false,
  items,
  page: 1,
  page_size: 12,
  has_more: false,
  ...changes,
});

const open = (answers: Record<string, unknown>, at = '/financials/rents') =>
  renderScreen({ screen: 'rents', at, answers });

test('of more than a page one is found by its name, and the address keeps what was sought', async () => {
  const found = tenancy([cheque(1)], {
    unit: { unit_id: unitId(2), property_name: 'Harbour Quay', unit_no: '2903' },
  });
  const { user } = await open({
    'GET /rents?page=1': list([tenancy([cheque(1)])], { has_more: true }),
    'GET /rents?page=1&search=harb': list([found]),
    'GET /rents?page=1&search=harbx': list([]),
  });
  await user.type(screen.getByRole('searchbox', { name: 'Gebäude oder Nummer' }), 'harb{Enter}');
  expect(await screen.findByRole('table', { name: /Harbour Quay 2903/ })).toBeVisible();
  expect(screen.queryByText(/Marina Walk Tower/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Alle anzeigen' }));
  expect(await screen.findByRole('table', { name: /Marina Walk Tower/ })).toBeVisible();
});

test('each tenancy has its cheques, and the months say what goes to the bank', async () => {
  await open({
    'GET /rents?page=1': list(
      [
        tenancy([
          cheque(1, { status: 'cleared', cleared_on: '2026-09-02', due_on: '2026-09-01' }),
          cheque(2, { cheque_no: '000418', bank_name: 'Mashreq' }),
        ]),
      ],
      { months: [{ month: '2027-06', cheques: 2, amount: aed(60_000), part: aed(60_000) }] },
    ),
  });
  const [, cleared, waiting] = screen.getAllByRole('row');
  expect(cleared).toHaveTextContent(/^101\.09\.2026Eingelöst02\.09\.202630\.000,00$/);
  // What is seen of them on a phone, too.
  expect(screen.getByText('000418, Mashreq')).toHaveAttribute('data-narrow', 'detail');
  expect(screen.getByText('02.09.2026')).toHaveAttribute('data-label', 'am');
  expect(waiting).toHaveTextContent(/^201\.06\.2027000418, MashreqLiegt bei uns30\.000,00$/);
  expect(screen.getByRole('link', { name: 'Marina Walk Tower 2304' })).toHaveAttribute(
    'href',
    `/my-units/${unitId(1)}`,
  );
  expect(screen.getByText('Beträge in AED')).toBeInTheDocument();
  const months = screen.getByRole('region', { name: 'Was zur Bank geht' });
  expect(months).toHaveTextContent(/Juni 2027.*60\.000.*2 Schecks/);
});

test('a cleared cheque leads to its booking, an older one to the rents of its month', async () => {
  const cleared = { status: 'cleared', cleared_on: '2026-09-02' } as const;
  const booking_id = '2026-09-02_00000000-0000-4000-9000-000000000001_1';
  await open({
    'GET /rents?page=1': list([
      tenancy([cheque(1, { ...cleared, booking_id }), cheque(2, cleared), cheque(3)]),
    ]),
  });
  const ways = screen.getAllByRole('link', { name: /^Buchung zu Scheck/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/financials/bookings?booking_id=${booking_id}`,
    `/financials/bookings?unit_id=${unitId(1)}&year=2026&month=9&category=rent`,
  ]);
});

test('the address of one tenancy shows it alone, with the way to all', async () => {
  const at = `/financials/rents?tenancy_id=${moneyId(1)}`;
  const alone = { bounced: { cheques: 1, amount: aed(1), part: aed(1) }, has_ended: true };
  await open(
    { [`GET /rents?page=1&tenancy_id=${moneyId(1)}`]: list([tenancy([cheque(1)])], alone) },
    at,
  );
  expect(screen.getByRole('table', { name: /Marina Walk Tower 2304/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Mietverhältnisse' })).toHaveAttribute(
    'href',
    '/financials/rents',
  );
  expect(screen.queryByText(/ist geplatzt$/)).not.toBeInTheDocument();
  expect(screen.queryByText('Beendete Mietverhältnisse')).not.toBeInTheDocument();
});

test('a tenancy that is not there any more leads to all', async () => {
  const { user } = await open(
    {
      [`GET /rents?page=1&tenancy_id=${moneyId(1)}`]: list([]),
      'GET /rents?page=1': list([tenancy([cheque(1)])]),
    },
    `/financials/rents?tenancy_id=${moneyId(1)}`,
  );
  expect(screen.getByText('Kein Mietverhältnis gefunden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  expect(await screen.findByRole('table', { name: /Marina Walk Tower 2304/ })).toBeVisible();
});

test('of a bounced cheque it says why, what was done and what follows by when', async () => {
  await open({
    'GET /rents?page=1': list(
      [
        tenancy([
          cheque(1, {
            status: 'bounced',
            due_on: '2026-09-01',
            bounced_on: '2026-09-03',
            bounce_reason: 'no_funds',
            notice_served_on: '2026-09-10',
          }),
        ]),
      ],
      { bounced: { cheques: 1, amount: aed(30_000), part: aed(30_000) } },
    ),
  });
  expect(screen.getByText(/^Ein Scheck über 30\.000,00.AED ist geplatzt$/)).toBeVisible();
  const steps = within(
    screen.getByText('Scheck Nr. 1: was geschieht').parentElement as HTMLElement,
  );
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Geplatzt am 03.09.2026Das Konto war nicht gedeckt.',
    'Zahlungsaufforderung mit 30 Tagen Frist zugestellt am 10.09.2026',
    'Bis 10.10.2026 kann der Mieter zahlen',
    'Zahlt er nicht: Klage beim Mietgericht (RDC), möglich ab 11.10.2026',
  ]);
});

test('outside Dubai it says what was done and what the office does next', async () => {
  const unpaid = { status: 'bounced', bounced_on: '2026-09-03' } as const;
  const served = { ...unpaid, notice_served_on: '2026-09-10' };
  await open({
    'GET /rents?page=1': list([
      tenancy(
        [cheque(1, { ...served, filed_on: '2026-10-20', case_no: '88/2026' }), cheque(2, unpaid)],
        { in_dubai: false },
      ),
    ]),
  });
  const steps = (seq: number) =>
    within(screen.getByText(`Scheck Nr. ${seq}: was geschieht`).parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(steps(1)).toEqual([
    'Geplatzt am 03.09.2026',
    'Zahlungsaufforderung zugestellt am 10.09.2026',
    'Klage eingereicht am 20.10.2026Aktenzeichen 88/2026',
  ]);
  expect(steps(2)).toEqual([
    'Geplatzt am 03.09.2026',
    expect.stringMatching(/^Wir fordern den Mieter schriftlich auf zu zahlen.*hängt vom Emirat ab/),
    expect.stringMatching(/^Zahlt er nicht: Klage bei der Stelle.*siehst du dann hier\.$/),
  ]);
});

test('before the notice is served the days that follow are said as the earliest ones', async () => {
  await open({
    'GET /rents?page=1': list([
      tenancy([
        cheque(1, { status: 'bounced', due_on: '2026-09-01' }),
        cheque(2, { status: 'replaced', due_on: '2026-10-01', replaced_by: 3 }),
        cheque(3),
      ]),
    ]),
  });
  expect(screen.getByText(/^Noch nicht zugestellt\./)).toBeVisible();
  expect(screen.getByText(/wird sie heute zugestellt, bis 20\.12\.2026$/)).toBeVisible();
  expect(screen.getByText(/\(RDC\), dann frühestens ab 21\.12\.2026$/)).toBeVisible();
  expect(screen.getByText('Ersetzt durch Nr. 3')).toBeVisible();
});

test('of a claim that is filed nothing is said of a notice whose day is not known', async () => {
  await open({
    'GET /rents?page=1': list([
      tenancy([cheque(1, { status: 'bounced', due_on: '2026-09-01', filed_on: '2026-10-20' })]),
    ]),
  });
  expect(screen.getByText(/20\.10\.2026/)).toBeVisible();
  expect(screen.queryByText(/wird sie heute zugestellt/)).not.toBeInTheDocument();
});

test('who owns a part is told that the amounts are those of the cheques', async () => {
  await open({ 'GET /rents?page=1': list([tenancy([cheque(1)], { share_bps: 5_000 })]) });
  expect(screen.getByText(/^Dir gehören 50.% der Wohnung\./)).toBeVisible();
});

test('a unit that is let without cheques leads to the rents that are booked', async () => {
  await open({ 'GET /rents?page=1': list([tenancy([], { share_bps: 5_000 })]) });
  const section = screen.getByRole('region', { name: 'Marina Walk Tower 2304' });
  expect(section).toHaveTextContent('Ohne Schecks');
  expect(within(section).getByRole('link', { name: 'Gebuchte Mieten' })).toHaveAttribute(
    'href',
    `/financials/bookings?unit_id=${unitId(1)}&category=rent`,
  );
  expect(section).toHaveTextContent(/Die Miete gilt für die ganze Wohnung\.$/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a cheque whose day has passed is said not to be at the bank yet', async () => {
  const past = { due_on: '2026-11-01' };
  await open({
    'GET /rents?page=1': list([
      tenancy([
        cheque(1, past),
        cheque(2, { ...past, status: 'deposited' }),
        cheque(3),
        cheque(4, { ...past, status: 'held' }),
      ]),
    ]),
  });
  const [, late, deposited, waiting, held] = screen.getAllByRole('row');
  expect(late).toHaveTextContent('01.11.2026Noch nicht eingereicht');
  expect(deposited).toHaveTextContent('01.11.2026Eingereicht');
  expect(waiting).toHaveTextContent('01.06.2027Liegt bei uns');
  expect(held).toHaveTextContent('01.11.2026Zurückgehalten');
});

test('what is over stands apart, and each leads to the other', async () => {
  await open({ 'GET /rents?page=1': list([], { has_ended: true }) });
  expect(screen.getByRole('heading', { name: 'Zurzeit ist nichts vermietet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Beendete Mietverhältnisse' })).toHaveAttribute(
    'href',
    '/financials/rents?ended=1',
  );
});
