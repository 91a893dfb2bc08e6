import { formatDay } from '@manzil/shared/format/date';
import { screen, within } from '@testing-library/react';
import { aDocument, dayFromNow } from '../testing/profile.fixture';
import { declines, placedTypes } from './testing/document-words';
import { identity, showDocuments } from './testing/show-documents';

const DOWNLOAD = 'Herunterladen';
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test.each(placedTypes)('%s stands under %s as %s', async (type, group, label) => {
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

test.each(declines)('a document declined as %s says why and what to do', async (code, sentence) => {
  await showDocuments(...identity, aDocument('visa', { status: 'declined', decline_code: code }));
  expect(screen.getByText(sentence)).toBeVisible();
});

test('an accepted document gives no reason for a decline', async () => {
  await showDocuments(...identity, aDocument('visa', { decline_code: 'cropped' }));
  expect(screen.queryByText(/Der Rand ist abgeschnitten/)).not.toBeInTheDocument();
});

test.each([
  [0, /läuft heute ab/],
  [1, /läuft morgen ab, am [\d.]+/],
  [60, /läuft in 60 Tagen ab, am [\d.]+/],
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
  expect(screen.getByText('1 Dokument, 2 fehlen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wohnsitznachweis hochladen' }));
  const type = screen.getByRole('combobox', { name: 'Art des Dokuments' });
  expect(type).toHaveFocus();
  expect(type).toHaveDisplayValue('Wohnsitznachweis');
});

test('a declined passport is not missing', async () => {
  await showDocuments(aDocument('passport', { status: 'declined' }), aDocument('proof-of-address'));
  expect(screen.queryByText(/ fehlt$/)).not.toBeInTheDocument();
});
