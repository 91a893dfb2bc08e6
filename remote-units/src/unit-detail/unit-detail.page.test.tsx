import { renderScreen } from '@manzil/shared/testing/render-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { anInvestor } from '../testing/investor-fixture';
import { anOffPlanDetail, aUnitDetail } from '../testing/unit-detail-fixtures';
import { aUnitInHandover, aVacantUnit, unitId } from '../testing/unit-fixtures';

const open = (id: string, answer?: unknown, language: 'de' | 'en' = 'de') =>
  renderScreen({
    screen: 'unit-detail',
    at: `/my-units/${id}`,
    answers: answer ? { [`GET /units/${id}`]: answer } : {},
    language,
  });

const openLet = () => open(unitId(1), aUnitDetail());

test('names the unit, its state and its place, and leads to the building and back', async () => {
  await openLet();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marina Walk Tower 2304');
  expect(
    screen.getByText('bis 31.08.2027 · Dubai Marina · 23. Etage · dein Anteil: 100 %'),
  ).toBeInTheDocument();
  expect(document.title).toBe('Marina Walk Tower 2304 – Manzil');
  expect(screen.getByRole('link', { name: 'Alle Einheiten' })).toHaveAttribute('href', '/my-units');
  expect(screen.getByRole('link', { name: 'Gebäude ansehen' })).toHaveAttribute(
    'href',
    '/project/1',
  );
});

test('its bookings, documents and contracts are one step away', async () => {
  await openLet();
  const places = within(screen.getByRole('region', { name: 'Mehr zu dieser Einheit' }));
  expect(places.getByRole('link', { name: 'Buchungen' })).toHaveAttribute(
    'href',
    `/financials/bookings?unit_id=${unitId(1)}`,
  );
  expect(places.getByRole('link', { name: 'Dokumente' })).toHaveAttribute(
    'href',
    '/profile/documents?unit=Marina+Walk+Tower+2304',
  );
  expect(places.getByRole('link', { name: 'Verträge' })).toHaveAttribute(
    'href',
    `/contracts?unit_id=${unitId(1)}`,
  );
});

test('past rents of a vacant unit are one step away, of one never let there are none', async () => {
  const vacant = { ...aVacantUnit(), cheques: [], yield: null };
  await open(unitId(4), aUnitDetail({ ...vacant, rents: 'ended' }));
  expect(screen.getByRole('link', { name: 'Mieten und Schecks' })).toHaveAttribute(
    'href',
    '/financials/rents?ended=1&search=Safa+Terrace+412',
  );
  cleanup();
  await open(unitId(4), aUnitDetail({ ...vacant, rents: null }));
  expect(screen.queryByRole('link', { name: 'Mieten und Schecks' })).toBeNull();
});

test('the drawing says where the unit lies', async () => {
  await openLet();
  expect(
    screen.getByRole('img', {
      name: 'Fertiges Gebäude mit 42 Geschossen. Deine Einheit liegt in der 23. Etage.',
    }),
  ).toBeInTheDocument();
});

const amounts = (box: HTMLElement): number[] =>
  within(box)
    .getAllByText(/^−?[\d.]+,\d\d$/)
    .map((cell) =>
      Number(cell.textContent?.replaceAll('.', '').replace(',', '.').replace('−', '-')),
    );

test('the yield is a calculation that adds up', async () => {
  await openLet();
  const box = screen.getByRole('region', { name: 'Rendite' });
  expect(box).toHaveTextContent('netto6,40 %');
  expect(box).toHaveTextContent('brutto8,45 %');
  expect(box).toHaveTextContent('Jahresmiete120.000,00');
  expect(box).toHaveTextContent('Verwaltung 7 % + USt.−8.820,00');
  const [net, ...parts] = amounts(box).reverse();
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(net);
  expect(net).toBe(94_450);
});

test('the cheques stand in order, with what is paid and what comes next', async () => {
  await openLet();
  const region = screen.getByRole('region', { name: 'Schecks' });
  expect(within(region).getByText('30.000 von 120.000 AED eingelöst')).toBeInTheDocument();
  expect(within(region).getByText('Mär')).toBeInTheDocument();
  expect(within(region).getByText('Beträge in AED')).toBeInTheDocument();
  expect(
    within(region).getByRole('row', { name: '1 01.09.2026 Eingelöst 30.000,00' }),
  ).toBeVisible();
  expect(
    within(region).getByRole('row', { name: '2 01.12.2026 In 11 Tagen 30.000,00' }),
  ).toBeVisible();
  expect(
    within(region).getByRole('row', { name: '3 01.03.2027 Liegt bei uns 30.000,00' }),
  ).toBeVisible();
});

test('says until when a rent increase can be announced', async () => {
  await openLet();
  expect(screen.getByText(/^Letzter Tag, um eine Mieterhöhung anzukündigen/)).toHaveTextContent(
    'Letzter Tag, um eine Mieterhöhung anzukündigen: 02.06.2027, 90 Tage vor Vertragsende. Danach gilt bei einer Verlängerung die bisherige Miete.',
  );
});

test('a deadline for a rent increase that has passed is not written as if ahead', async () => {
  await open(unitId(1), aUnitDetail({ rent_notice_by: '2026-11-19' }));
  const region = screen.getByRole('region', { name: 'Schecks' });
  expect(region).toHaveTextContent(
    'Die Frist, eine Mieterhöhung anzukündigen, ist am 19.11.2026 abgelaufen. Wurde bis dahin keine angekündigt, gilt bei einer Verlängerung die bisherige Miete.',
  );
  expect(region).not.toHaveTextContent('Letzter Tag');
});

test('shows the facts that exist and leaves out the others', async () => {
  await openLet();
  const facts = screen.getByRole('region', { name: 'Eckdaten' });
  expect(facts).toHaveTextContent('Grundbuchgebühr (DLD) 4 %56.800,00 AED');
  expect(facts).toHaveTextContent('Hausgeld (Service Charge)13,05 AED je sq ft im Jahr');
  expect(facts).toHaveTextContent('Eigentumsurkunde (Title Deed)48217/2023');
  expect(facts).not.toHaveTextContent('Oqood');
  expect(facts).not.toHaveTextContent('DEWA');
});

test('outside Dubai the fee is not the DLD’s', async () => {
  await open(unitId(1), { ...aUnitDetail(), emirate: 'abu_dhabi' });
  const facts = screen.getByRole('region', { name: 'Eckdaten' });
  expect(facts).toHaveTextContent('Eintragungsgebühr 4 %56.800,00 AED');
  expect(facts).not.toHaveTextContent('DLD');
});

test('the payment plan says what is paid and marks the next instalment', async () => {
  await open(unitId(2), anOffPlanDetail());
  const plan = screen.getByRole('region', { name: 'Zahlplan' });
  const sentence = '370.000,00 von 1.850.000,00 AED bezahlt, noch zu zahlen: 1.480.000,00 AED';
  expect(within(plan).getByText(sentence)).toBeInTheDocument();
  expect(
    within(plan).getByRole('img', { name: /^370\.000,00 von 1\.850\.000,00/ }),
  ).toBeInTheDocument();
  const next = within(plan).getByRole('row', {
    name: /Rate zum 01\.12\.2026 01\.12\.2026 In 11 Tagen fällig/,
  });
  expect(next).toHaveAttribute('data-tone', 'due');
  expect(
    within(plan).getByRole('row', { name: /70\s% Baufortschritt ca\. März\s2027 Geplant/ }),
  ).toBeVisible();
  expect(within(plan).getByText('Beträge in AED')).toBeInTheDocument();
  expect(within(next).getByText('2')).toHaveAttribute('data-label', 'Rate');
  expect(within(plan).getByRole('row', { name: /Kaufpreis 100\s% 1\.850\.000,00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Baufortschritt ansehen' })).toHaveAttribute(
    'href',
    '/project/3',
  );
});

test('a unit in handover says how far it is and by when', async () => {
  await open(unitId(3), anOffPlanDetail(aUnitInHandover()));
  const region = screen.getByRole('region', { name: 'Übergabe' });
  expect(within(region).getByRole('progressbar', { name: /Fortschritt/ })).toHaveAttribute(
    'value',
    '6',
  );
  expect(region).toHaveTextContent(
    'Noch zu zahlen: 506.000,00 AED. Zahlung fällig am 24.11.2026. Übergabe bis 12.12.2026.',
  );
});

test('what is to be transferred is whole where other amounts are the owner’s part', async () => {
  const unit = anOffPlanDetail(aUnitInHandover({ share_bps: 5_000 }));
  await renderScreen({
    screen: 'unit-detail',
    at: `/my-units/${unitId(3)}`,
    answers: { [`GET /units/${unitId(3)}`]: unit },
    investor: anInvestor({ amounts_of: 'share' }),
    now: '2026-12-13T08:00:00Z',
  });
  expect(screen.getByRole('region', { name: 'Eckdaten' })).toHaveTextContent('632.500,00 AED');
  expect(screen.getByRole('region', { name: 'Übergabe' })).toHaveTextContent(
    'Noch zu zahlen: 506.000,00 AED für die ganze Einheit. Zahlung war am 24.11.2026 fällig. Übergabe war bis 12.12.2026 vorgesehen.',
  );
});

test('an Arabic place turns nothing around beside it', async () => {
  await open(unitId(1), aUnitDetail({ community: 'نخلة 2' }));
  expect(screen.getByText(/ · \u2068نخلة 2\u2069 · 23\. Etage · /)).toBeVisible();
});

test.each([
  ['Zahlplan', '#instalments', anOffPlanDetail()],
  ['Schecks', '#cheques', aUnitDetail()],
])('%s is where the anchor %s leads', async (name, anchor, unit) => {
  await open(unit.unit_id, unit);
  expect(document.querySelector(anchor)).toBe(screen.getByRole('region', { name }));
});

test('a plan with an instalment after the handover stays until it is paid', async () => {
  const { instalments } = anOffPlanDetail();
  await open(unitId(1), aUnitDetail({ instalments }));
  expect(screen.getByRole('region', { name: 'Zahlplan' })).toBeVisible();
});

test('a plan that is paid is history', async () => {
  const instalments = anOffPlanDetail().instalments.slice(0, 1);
  await open(unitId(1), aUnitDetail({ instalments }));
  expect(screen.queryByRole('region', { name: 'Zahlplan' })).not.toBeInTheDocument();
});

test('an address that is no unit asks the API for nothing', async () => {
  const { requests } = await open('not-a-unit');
  expect(screen.getByText('Die Seite ist nicht da.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('speaks English', async () => {
  await open(unitId(2), anOffPlanDetail(), 'en');
  const plan = screen.getByRole('region', { name: 'Payment plan' });
  expect(
    within(plan).getByRole('row', { name: /Instalment of 1 Dec 2026 1\sDec\s2026 Due in 11 days/ }),
  ).toBeVisible();
});
