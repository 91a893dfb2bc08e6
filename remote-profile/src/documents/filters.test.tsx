import { screen, waitFor, within } from '@testing-library/react';
import { aDocument, dayFromNow, profile } from '../testing/profile.fixture';
import { showAt } from '../testing/show';
import { besides, missingFor } from './testing/answers';

const documents = [
  aDocument('passport', { valid_until: dayFromNow(30) }),
  aDocument('proof-of-address'),
  aDocument('ejari', { unit_label: 'Marina Walk Tower 412' }),
  aDocument('title-deed', { unit_label: 'Marina Walk Tower 412', status: 'in_review' }),
  aDocument('oqood', { unit_label: 'Creek Lantern 1806', status: 'declined' }),
];

const open = (search: string) =>
  showAt('documents', `/profile/documents?${search}`, {
    profile: { ...profile, documents, document_count: documents.length },
    answers: besides({ missing: [missingFor('412', 'tenancy-contract')] }),
  });
const titles = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getAllByText(/./)[0]?.textContent);

test.each([
  ['status=open', ['Reisepass', 'Oqood-Zertifikat', 'Mietvertrag fehltMarina Walk Tower 412']],
  ['status=in_review', ['Eigentumsurkunde (Title Deed)']],
  ['status=expiring', ['Reisepass']],
  ['type=ejari', ['Ejari-Zertifikat']],
  ['unit=Creek+Lantern+1806', ['Oqood-Zertifikat']],
  ['status=accepted&unit=Marina+Walk+Tower+412', ['Ejari-Zertifikat']],
])('the address chooses what is shown: %s', async (search, shown) => {
  await open(search);
  await waitFor(() =>
    expect(screen.queryAllByRole('listitem').map((row) => row.textContent)).toEqual(
      shown.map((title) => expect.stringContaining(title)),
    ),
  );
  expect(titles()).toHaveLength(shown.length);
});

test('a choice goes into the address, and where nothing fits it can be taken back', async () => {
  const { user } = await open('type=ejari');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Abgelehnt');
  expect(
    await screen.findByRole('heading', { name: 'Kein Dokument passt zu dieser Auswahl' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
});
