import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { formatDay } from '@manzil/shared/format/date';
import { clearAlerts, currentAlerts, isReloadHeld } from '@manzil/shared/runtime';
import { saveFile } from '@manzil/shared/ui/save-file';
import { screen, waitFor, within } from '@testing-library/react';
import { aDocument, dayFromNow, profile } from '../testing/profile.fixture';
import { show } from '../testing/show';
import { aDetail, besides } from './testing/answers';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

const showDocuments = (...documents: DocumentEntry[]) =>
  show('documents', {
    profile: { ...profile, documents, document_count: documents.length },
    answers: besides(),
  });
const DOWNLOAD = 'Herunterladen';
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const identity = [aDocument('passport'), aDocument('proof-of-address')];

test.each([
  ['passport', 'Identität', 'Reisepass'],
  ['proof-of-address', 'Identität', 'Wohnsitznachweis'],
  ['emirates-id', 'Identität', 'Emirates ID'],
  ['visa', 'Identität', 'Visum'],
  ['purchase-contract', 'Eigentum', 'Kaufvertrag'],
  ['oqood', 'Eigentum', 'Oqood-Zertifikat'],
  ['title-deed', 'Eigentum', 'Eigentumsurkunde (Title Deed)'],
  ['tenancy-contract', 'Vermietung', 'Mietvertrag'],
  ['ejari', 'Vermietung', 'Ejari-Zertifikat'],
  ['property-management-contract', 'Verwaltung', 'Verwaltungsvertrag'],
  ['power-of-attorney', 'Verwaltung', 'Vollmacht'],
  ['snagging-report', 'Übergabe', 'Mängelbericht (Snagging)'],
  ['de-snagging-report', 'Übergabe', 'Mängel\u00ADbeseitigungs\u00ADbericht (De-Snagging)'],
  ['invoice', 'Finanzen', 'Rechnung'],
  ['receipt', 'Finanzen', 'Quittung'],
  ['membership-card', 'Weitere', 'Unbekannt'],
])('%s stands under %s as %s', async (type, group, label) => {
  await showDocuments(aDocument(type));
  expect(within(screen.getByRole('region', { name: group })).getByText(label)).toBeVisible();
});

test('a group without documents is not shown', async () => {
  await showDocuments(...identity);
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Dokument hochladen',
    'Identität',
  ]);
});

test.each([
  ['in_review', 'In Prüfung'],
  ['declined', 'Abgelehnt'],
] as const)('a document that is %s says %s', async (status, word) => {
  await showDocuments(aDocument('invoice', { status }));
  expect(within(screen.getByRole('region', { name: 'Finanzen' })).getByText(word)).toBeVisible();
});

test('a document that was accepted and goes on being valid has no chip', async () => {
  await showDocuments(...identity);
  expect(screen.queryByText('Geprüft', { ignore: 'option' })).not.toBeInTheDocument();
});

test.each([
  ['unreadable', 'Das Bild ist nicht lesbar. Lade eine scharfe Aufnahme hoch.'],
  ['cropped', 'Der Rand ist abgeschnitten. Lade die ganze Seite noch einmal hoch.'],
  ['expired', 'Die Gültigkeit ist abgelaufen. Lade das neue Dokument hoch.'],
  ['wrong_type', 'Das ist ein anderes Dokument als angegeben. Lade das passende hoch.'],
  ['name_mismatch', 'Der Name weicht von deinem Profil ab. Melde dich, wir klären das mit dir.'],
  ['older_than_3_months', 'Der Nachweis ist älter als drei Monate. Lade einen neueren hoch.'],
  ['other', 'Den Grund besprechen wir mit dir persönlich. Melde dich bei unserem Support.'],
  [null, 'Den Grund besprechen wir mit dir persönlich. Melde dich bei unserem Support.'],
] as const)('a document declined as %s says why and what to do', async (decline_code, sentence) => {
  await showDocuments(...identity, aDocument('visa', { status: 'declined', decline_code }));
  expect(screen.getByText(sentence)).toBeVisible();
});

test('an accepted document gives no reason for a decline', async () => {
  await showDocuments(...identity, aDocument('visa', { decline_code: 'cropped' }));
  expect(screen.queryByText(/Der Rand ist abgeschnitten/)).not.toBeInTheDocument();
});

test.each([
  [0, /läuft heute ab/],
  [1, /läuft am [\d.]+ ab, morgen/],
  [60, /läuft am [\d.]+ ab, in 60 Tagen/],
])('a document with %d days left says that it expires', async (days, sentence) => {
  await showDocuments(...identity, aDocument('visa', { valid_until: dayFromNow(days) }));
  const [row] = rows();
  expect(row).toMatch(/^Visum/);
  expect(row).toMatch(sentence);
  expect(row).toMatch(/Läuft abNeu hochladenHerunterladen$/);
});

test('a document with 61 days left is merely valid', async () => {
  const day = dayFromNow(61);
  await showDocuments(...identity, aDocument('visa', { valid_until: day }));
  expect(rows()[2]).toBe(
    `Visumgültig bis ${formatDay(day, 'de')} · eingegangen am 12.03.2026${DOWNLOAD}`,
  );
});

test('an expired document says since when', async () => {
  const day = dayFromNow(-1);
  await showDocuments(...identity, aDocument('visa', { valid_until: day }));
  expect(rows()[0]).toBe(
    `Visumabgelaufen am ${formatDay(day, 'de')} · eingegangen am 12.03.2026AbgelaufenNeu hochladen${DOWNLOAD}`,
  );
});

test('an expired document that was declined says both', async () => {
  await showDocuments(
    ...identity,
    aDocument('visa', { valid_until: dayFromNow(-1), status: 'declined' }),
  );
  expect(rows()[0]).toMatch(/AbgelaufenAbgelehntDen Grund .*Neu hochladenHerunterladen$/);
});

test('missing identity documents are named, and each leads to where it is uploaded', async () => {
  const { user } = await showDocuments(aDocument('visa'));
  expect(rows().slice(0, 2)).toEqual([
    'Reisepass fehltOhne ihn warten deine Auszahlungen.Hochladen',
    'Wohnsitznachweis fehltOhne ihn warten deine Auszahlungen.Hochladen',
  ]);
  expect(screen.getByText('1 Dokument, 2 warten auf dich')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wohnsitznachweis hochladen' }));
  const type = screen.getByRole('combobox', { name: 'Art des Dokuments' });
  expect(type).toHaveFocus();
  expect(type).toHaveDisplayValue('Wohnsitznachweis');
});

test('a declined passport is not missing', async () => {
  await showDocuments(aDocument('passport', { status: 'declined' }), aDocument('proof-of-address'));
  expect(screen.queryByText(/ fehlt$/)).not.toBeInTheDocument();
});

test('a document names its unit', async () => {
  await showDocuments(...identity, aDocument('ejari', { unit_label: 'Marina Walk Tower 2304' }));
  expect(screen.getByText('Marina Walk Tower 2304', { ignore: 'option' })).toBeVisible();
});

test('where there are many of a kind, the name of its file says which one it is', async () => {
  const files = ['Klimaanlage.pdf', 'Hausgeld.pdf'].map((name) => ({ file: { name } }));
  await showDocuments(
    ...identity,
    ...files.map((file) => aDocument('invoice', file)),
    ...files.map((file) => aDocument('ejari', { ...file, unit_label: 'Marina Walk Tower 2304' })),
    aDocument('ejari', { unit_label: 'Marina Walk Tower 412' }),
    aDocument('receipt', { file: null }),
  );
  const received = 'eingegangen am 12.03.2026';
  const finance = within(screen.getByRole('region', { name: 'Finanzen' }));
  for (const name of ['Klimaanlage.pdf', 'Hausgeld.pdf']) {
    const description = `${name} · ${received}`;
    expect(finance.getByRole('link', { name: 'Rechnung', description })).toBeVisible();
    expect(
      screen.getByRole('link', {
        name: 'Ejari-Zertifikat',
        description: `Marina Walk Tower 2304 ${description}`,
      }),
    ).toBeVisible();
  }
  for (const [name, description] of [
    ['Reisepass', received],
    ['Ejari-Zertifikat', `Marina Walk Tower 412 ${received}`],
    ['Quittung', received],
  ] as const)
    expect(screen.getByRole('link', { name, description })).toBeVisible();
});

test('documents of several units are told apart by who does not see the page', async () => {
  const labels = ['Marina Walk Tower 2304', 'Marina Walk Tower 412'];
  const documents = labels.map((unit_label) =>
    aDocument('ejari', { unit_label, status: 'declined' }),
  );
  const earlier = documents.map(({ document_id }) =>
    aDetail('ejari', { superseded_by_id: document_id }),
  );
  await show('documents', {
    profile: { ...profile, documents, document_count: 2 },
    answers: besides({ earlier }),
  });
  await screen.findAllByRole('button', { name: '1 frühere Fassung' });
  for (const unit of labels) {
    const description = `${unit} eingegangen am 12.03.2026`;
    for (const name of ['Ejari-Zertifikat neu hochladen', 'Ejari-Zertifikat herunterladen']) {
      expect(screen.getByRole('button', { name, description })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Ejari-Zertifikat', description })).toBeVisible();
    const earlierOf = { name: '1 frühere Fassung', description: `Ejari-Zertifikat ${unit}` };
    expect(screen.getByRole('button', earlierOf)).toBeVisible();
  }
});

test('of 45 documents in a group the first twenty show until all are asked for', async () => {
  const { user } = await showDocuments(
    ...identity,
    ...Array.from({ length: 45 }, () => aDocument('invoice')),
  );
  const finance = within(screen.getByRole('region', { name: 'Finanzen' }));
  expect(finance.getAllByRole('listitem')).toHaveLength(20);
  await user.click(finance.getByRole('button', { name: 'Alle 45 anzeigen' }));
  expect(finance.getAllByRole('listitem')).toHaveLength(45);
  expect(finance.queryByRole('button', { name: /^Alle/ })).not.toBeInTheDocument();
});

test('says how many there are where not all are on the page', async () => {
  await show('documents', {
    profile: { ...profile, document_count: 731 },
    answers: besides(),
  });
  expect(screen.getByText('731 Dokumente')).toBeVisible();
  expect(
    screen.getByText(
      'Davon stehen hier 2: alles, was du noch erledigen musst, und die neuesten. Alle zusammen sind in der ZIP-Datei.',
    ),
  ).toBeVisible();
});

describe('the file of a document', () => {
  const ejari = aDocument('ejari', { file: { name: 'Ejari 2026.pdf' } });
  const download = () =>
    screen.getByRole('button', {
      name: 'Ejari-Zertifikat herunterladen',
      description: 'eingegangen am 12.03.2026',
    });
  const showEjari = (answer: () => unknown) =>
    show('documents', {
      profile: { ...profile, documents: [...identity, ejari], document_count: 3 },
      answers: { ...besides(), [`GET /documents/${ejari.document_id}/download`]: answer },
    });
  beforeEach(() => jest.mocked(saveFile).mockClear());
  afterEach(clearAlerts);

  test('is saved under its name', async () => {
    const { user } = await showEjari(() => new Response('%PDF-1.7'));
    await user.click(download());
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [name, content] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('Ejari 2026.pdf');
    expect(content?.size).toBe(8);
    expect(currentAlerts()).toEqual([]);
  });

  test('is there before the portal may reload for a new version', async () => {
    const held: boolean[] = [];
    jest.mocked(saveFile).mockImplementationOnce(() => {
      held.push(isReloadHeld());
      queueMicrotask(() => held.push(isReloadHeld()));
    });
    const { user } = await showEjari(() => new Response('%PDF-1.7'));
    await user.click(download());
    await waitFor(() => expect(held).toEqual([true, true]));
    await waitFor(() => expect(isReloadHeld()).toBe(false), { timeout: 2_000 });
  });

  test.each([
    [
      'refused',
      () => Response.json({ message: 'Diese Datei ist beschädigt.' }, { status: 500 }),
      'Diese Datei ist beschädigt.',
    ],
    [
      'lost on the way',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Prüfe deine Internetverbindung und versuche es noch einmal.',
    ],
  ])(
    'that is %s is said to be missing, and whether it is still there is asked for',
    async (_, answer, message) => {
      const { user, requests } = await showEjari(answer);
      await user.click(download());
      await waitFor(() =>
        expect(currentAlerts()).toMatchObject([
          { type: 'error', title: '„Ejari-Zertifikat“ ließ sich nicht herunterladen', message },
        ]),
      );
      expect(saveFile).not.toHaveBeenCalled();
      await waitFor(() =>
        expect(requests.filter((each) => each === 'GET /profile')).toHaveLength(2),
      );
      expect(download()).toBeEnabled();
    },
  );

  test('that is kept on paper cannot be downloaded', async () => {
    await showDocuments(...identity, aDocument('ejari', { file: null }));
    expect(screen.getByText('Ejari-Zertifikat', { ignore: 'option' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ejari/ })).not.toBeInTheDocument();
  });
});
