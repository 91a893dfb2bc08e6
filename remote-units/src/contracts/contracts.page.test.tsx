import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { aContractSummary, contractId, contractLists } from '../testing/contract-fixtures';
import { unitId } from '../testing/unit-fixtures';

const open = (answers: Record<string, unknown>, search = '') =>
  renderScreen({ screen: 'contracts', at: `/contracts${search}`, answers });
const group = (name: string) => screen.getByRole('region', { name });
const aPurchase = (n: number) =>
  aContractSummary({ contract_id: contractId(n), kind: 'purchase', ends_on: null });

test('each contract opens, and a missing original is said', async () => {
  await open(
    contractLists({
      purchase: [{ ...aPurchase(1), document_id: null }],
      management: [
        aContractSummary({
          contract_id: contractId(4),
          kind: 'management',
          document_id: null,
          original_from: 'operator',
        }),
      ],
      tenancy: [aContractSummary({ contract_id: contractId(2) })],
      power_of_attorney: [
        aContractSummary({ contract_id: contractId(3), kind: 'power_of_attorney', unit: null }),
      ],
    }),
  );
  // Where the deposits held lead to.
  expect(group('Mietverträge')).toHaveAttribute('id', 'tenancy');
  expect(group('Kaufverträge')).toHaveTextContent('Original nicht hinterlegt');
  expect(group('Verwaltungsverträge')).toHaveTextContent('Original reichen wir nach');
  const tenancies = group('Mietverträge');
  expect(within(tenancies).getByRole('link', { name: 'Marina Walk Tower 2304' })).toHaveAttribute(
    'href',
    `/contracts/${contractId(2)}`,
  );
  expect(tenancies).toHaveTextContent('ab 01.09.2026 · bis 31.08.2027');
  expect(tenancies).not.toHaveTextContent('Original');
  expect(within(group('Vollmachten')).getByRole('link', { name: 'Alle Einheiten' })).toBeVisible();
});

test('a contract that has not begun says when it begins', async () => {
  const later = { kind: 'management', state: 'planned', ends_on: null } as const;
  await open(
    contractLists({
      purchase: [aPurchase(1)],
      management: [
        aContractSummary({ ...later, contract_id: contractId(2), starts_on: '2026-12-01' }),
        aContractSummary({ ...later, contract_id: contractId(3), starts_on: null }),
      ],
    }),
  );
  const [dated, undated] = within(group('Verwaltungsverträge')).getAllByRole('listitem');
  expect(dated).toHaveTextContent(/beginnt am 01\.12\.2026$/);
  expect(undated).toHaveTextContent(/noch nicht begonnen$/);
});

test('an original that was declined is said', async () => {
  await open(contractLists({ purchase: [{ ...aPurchase(1), original_declined: true }] }));
  expect(group('Kaufverträge')).toHaveTextContent('Original abgelehnt');
});

test('an original that nobody needs any more is not missing', async () => {
  const handedOver = { ...aPurchase(1), document_id: null, original_from: null };
  await open(contractLists({ purchase: [handedOver] }));
  expect(group('Kaufverträge')).not.toHaveTextContent('Original');
  expect(
    within(group('Verwaltungsverträge')).getByRole('link', { name: /Pakete ansehen$/ }),
  ).toHaveAttribute('href', '/packages');
});

test('a large portfolio starts with a page and goes on when asked', async () => {
  const page = { page_size: 24, count: 25 };
  const { user } = await open({
    ...contractLists({}),
    'GET /contracts?kind=purchase': {
      ...{ ...page, page: 1, has_more: true },
      items: Array.from({ length: 24 }, (_, index) => aPurchase(index + 1)),
    },
    'GET /contracts?kind=purchase&page=2': {
      ...{ ...page, page: 2, has_more: false },
      items: [aPurchase(25)],
    },
  });
  const purchases = group('Kaufverträge');
  expect(purchases).toHaveTextContent('25 Verträge');
  await user.click(within(purchases).getByRole('button', { name: 'Weitere anzeigen' }));
  expect(await within(purchases).findAllByRole('listitem')).toHaveLength(25);
});

test('without a tenancy it says so', async () => {
  await open(contractLists({ purchase: [aPurchase(1)] }));
  expect(screen.getByText('Zurzeit ist keine deiner Einheiten vermietet.')).toBeInTheDocument();
});

test('without a unit it says what to do', async () => {
  await open(contractLists({}));
  expect(screen.getByText('Noch keine Einheit zugeordnet')).toBeInTheDocument();
});

const ofUnit = `&unit_id=${unitId(1)}`;

test('narrowed to a unit it says to which one, and leads to all', async () => {
  const { user } = await open(
    {
      ...contractLists({ purchase: [aPurchase(1)] }, ofUnit),
      ...contractLists({ purchase: [aPurchase(1), aPurchase(2)] }),
    },
    `?unit_id=${unitId(1)}`,
  );
  expect(screen.getByText('Nur Verträge zu Marina Walk Tower 2304')).toBeVisible();
  expect(group('Kaufverträge')).toHaveTextContent('1 Vertrag');
  expect(group('Mietverträge')).toHaveTextContent('Diese Einheit ist zurzeit nicht vermietet.');
  expect(group('Verwaltungsverträge')).toHaveTextContent('Wir verwalten diese Einheit nicht.');
  await user.click(screen.getByRole('link', { name: 'Alle Verträge anzeigen' }));
  expect(await screen.findByText('2 Verträge')).toBeVisible();
  expect(screen.queryByText(/^Nur Verträge/)).not.toBeInTheDocument();
});

test('a unit of which there is only a power for all is not named', async () => {
  const power = aContractSummary({ kind: 'power_of_attorney', unit: null });
  await open(contractLists({ power_of_attorney: [power] }, ofUnit), `?unit_id=${unitId(1)}`);
  expect(screen.getByText('Nur Verträge zu dieser Einheit')).toBeVisible();
  expect(group('Kaufverträge')).toHaveTextContent('nicht erfasst');
});

test('of a unit that is not theirs no contract is found, and all are one step away', async () => {
  await open(contractLists({}, ofUnit), `?unit_id=${unitId(1)}`);
  expect(screen.getByText('Keine Verträge gefunden')).toBeVisible();
  expect(screen.queryByText('Noch keine Einheit zugeordnet')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alle Verträge anzeigen' })).toHaveAttribute(
    'href',
    '/contracts',
  );
});

test('an address that names no unit shows all contracts', async () => {
  await open(contractLists({ purchase: [aPurchase(1)] }), '?unit_id=2304');
  expect(group('Kaufverträge')).toHaveTextContent('1 Vertrag');
  expect(screen.queryByText(/^Nur Verträge/)).not.toBeInTheDocument();
});

test('where there are more than a page, one is found by its name', async () => {
  const all = contractLists({ purchase: [aPurchase(1)] });
  const { user } = await open({
    ...all,
    'GET /contracts?kind=purchase': {
      ...{ page: 1, page_size: 24, count: 25, has_more: true },
      items: [aPurchase(1)],
    },
    ...contractLists({ purchase: [aPurchase(2)] }, '&search=walk'),
    ...contractLists({}, '&search=walkx'),
  });
  const field = screen.getByRole('searchbox', { name: 'Gebäude oder Nummer' });
  await user.type(field, 'walk{Enter}');
  expect(await screen.findByText('1 Vertrag')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mietverträge' })).not.toBeInTheDocument();
  await user.type(field, 'x{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Alle Verträge anzeigen' }));
  expect(await screen.findByText('25 Verträge')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('what fits on a page needs no search', async () => {
  await open(contractLists({ purchase: [aPurchase(1)] }));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

const ended = aContractSummary({ contract_id: contractId(9), state: 'ended' });

test('what has ended is one choice away, and the address says so', async () => {
  const { user } = await open({
    ...contractLists({ purchase: [aPurchase(1)] }),
    ...contractLists({ tenancy: [ended] }, '&state=ended'),
  });
  await user.click(screen.getByRole('radio', { name: 'Beendet' }));
  await waitFor(() => expect(group('Mietverträge')).toHaveTextContent('1 Vertrag'));
  expect(screen.queryByRole('region', { name: 'Kaufverträge' })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Beendet' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Aktuell' }));
  expect(await screen.findByRole('region', { name: 'Kaufverträge' })).toBeVisible();
});

test.each([
  ['2026-10-31', 'ab 01.09.2026 · bis 31.10.2026'],
  ['2027-08-31', 'ab 01.09.2026'],
])('one that has ended names no last day that is still ahead (%s)', async (ends_on, meta) => {
  await open(contractLists({ tenancy: [{ ...ended, ends_on }] }, '&state=ended'), '?state=ended');
  const row = within(group('Mietverträge')).getByRole('listitem');
  expect(within(row).getByText(meta)).toBeVisible();
});

test('what has ended of one unit is asked for together', async () => {
  await open(contractLists({ tenancy: [ended] }, `&state=ended${ofUnit}`), `?state=ended${ofUnit}`);
  expect(screen.getByText('Nur Verträge zu Marina Walk Tower 2304')).toBeVisible();
  expect(group('Mietverträge')).toHaveTextContent('1 Vertrag');
});

test('where nothing has ended it says so, and the choice stays', async () => {
  await open(contractLists({}, '&state=ended'), '?state=ended');
  expect(screen.getByText('Hier ist noch kein Vertrag beendet.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Aktuell' })).not.toBeChecked();
});

test('a search among them that finds nothing says so, and leads to all that have ended', async () => {
  await open(contractLists({}, '&state=ended&search=xyz'), '?state=ended&search=xyz');
  expect(screen.getByText('Keine Verträge gefunden')).toBeVisible();
  expect(screen.queryByText('Hier ist noch kein Vertrag beendet.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alle Verträge anzeigen' })).toHaveAttribute(
    'href',
    '/contracts?state=ended',
  );
});
