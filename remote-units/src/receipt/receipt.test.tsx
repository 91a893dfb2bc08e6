import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { saveFile } from '@manzil/shared/ui/save-file';
import { openPdf } from '@manzil/shared/viewer/open-pdf';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aList } from '../testing/booking-fixtures';
import { aProof } from '../testing/instalment-fixtures';
import { anInvestor } from '../testing/investor-fixture';
import { aSum, aTaxUnit, aTaxYear } from '../testing/tax-fixtures';
import { aUnitList, fourUnits } from '../testing/unit-fixtures';

jest.mock('@manzil/shared/viewer/open-pdf', () => ({ openPdf: jest.fn() }));
jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

const ID = '00000000-0000-4000-a000-000000000001';
const NAME = 'Beleg zu 4. Quartal, 02.10.2026';
const DOCUMENT = `GET /documents/${ID}`;
const FILE = `${DOCUMENT}/download`;

const aFile = { name: 'rechnung.pdf', media_type: 'application/pdf', size_bytes: 9 } as const;
const aReceipt = (changes: Partial<DocumentDetail> = {}): DocumentDetail =>
  aProof({ document_id: ID, file: { ...aFile, sha256: 'a' }, ...changes });

async function openReceipt(answers: Record<string, unknown>) {
  const shown = await renderScreen({
    screen: 'bookings',
    investor: anInvestor(),
    answers: {
      'GET /units?sort=name': aUnitList(fourUnits()),
      'GET /bookings?language=de': aList([aBooking(2, { document_id: ID })]),
      ...answers,
    },
  });
  expect(shown.requests).not.toContain(DOCUMENT);
  await shown.user.click(screen.getByRole('button', { name: NAME }));
  return { ...shown, dialog: await screen.findByRole('dialog', { name: NAME }) };
}

beforeEach(() =>
  jest.mocked(openPdf).mockResolvedValue({
    pages: 2,
    draw: async () => undefined,
    read: async () => 'Malerarbeiten',
    close: () => undefined,
  }),
);

test('a receipt opens over its booking, and closes again', async () => {
  const { user, dialog } = await openReceipt({
    [DOCUMENT]: aReceipt(),
    [FILE]: () => new Response('%PDF-1.7'),
  });
  expect(
    await within(dialog).findByRole('img', { name: `${NAME}, Seite 1 von 2` }),
  ).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'In den Dokumenten öffnen' })).toHaveAttribute(
    'href',
    `/profile/documents?document=${ID}`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Beleg schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Buchungen' })).toBeInTheDocument();
});

test('it is saved under the name of its file', async () => {
  const { user, dialog } = await openReceipt({
    [DOCUMENT]: aReceipt(),
    [FILE]: () => new Response('%PDF-1.7'),
  });
  await user.click(await within(dialog).findByRole('button', { name: 'Herunterladen' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('rechnung.pdf', expect.anything()));
});

test.each(['image/jpeg', 'image/png'] as const)(
  'a receipt in %s is shown as a picture',
  async (type) => {
    const { dialog } = await openReceipt({
      [DOCUMENT]: aReceipt({ file: { ...aFile, media_type: type, sha256: 'a' } }),
    });
    const picture = await within(dialog).findByAltText(NAME);
    expect(picture).toHaveAttribute('src', expect.stringMatching(`/documents/${ID}/download$`));
  },
);

test('of a receipt that is gone it says so, and leads to the documents', async () => {
  const { dialog } = await openReceipt({ [DOCUMENT]: () => new Refusal(404) });
  expect(await within(dialog).findByText('Diesen Beleg gibt es nicht mehr.')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Zu den Dokumenten' })).toHaveAttribute(
    'href',
    '/profile/documents',
  );
});

test('what cannot be loaded can be tried again', async () => {
  const replies: unknown[] = [new Refusal(503), aReceipt({ file: null })];
  const { user, dialog } = await openReceipt({ [DOCUMENT]: () => replies.shift() });
  await user.click(await within(dialog).findByRole('button', { name: 'Erneut versuchen' }));
  expect(
    await within(dialog).findByText('Diesen Beleg haben wir nur auf Papier.'),
  ).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Herunterladen' })).not.toBeInTheDocument();
});

test('a receipt opens from the tax year too', async () => {
  const chosen = aTaxUnit();
  const [group] = chosen.groups;
  const [item] = group?.items ?? [];
  if (!group || !item) throw new Error('The fixture has no booking.');
  const { user } = await renderScreen({
    screen: 'tax',
    answers: {
      'GET /tax?language=de': aTaxYear({
        chosen: aTaxUnit({
          income: aSum(3_000_000, 720_000),
          groups: [{ ...group, items: [{ ...item, document_id: ID }] }],
        }),
      }),
      [DOCUMENT]: aReceipt({ scanning: true }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Beleg zu Scheck 2 von 4 vom 01.10.2026' }));
  expect(await screen.findByText('Die Datei wird noch auf Viren geprüft.')).toBeInTheDocument();
});
