import { aPdfFile } from '@manzil/shared/forms/uploads/testing';
import { clearAlerts } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { aDocument, dayFromNow } from '../testing/profile.fixture';
import { missingFor } from './testing/answers';
import { drop, field, inDays, openUploads, section, setValidUntil } from './testing/open-uploads';
import { catchUploads, finish, open, said, sent } from './testing/sent-uploads';
import { unitsOf } from './testing/units.fixture';

beforeEach(catchUploads);
afterEach(clearAlerts);

test('a document is about one of the units, or about none of them', async () => {
  const { user, choose } = await open([], unitsOf('412', '2304'));
  await user.selectOptions(field('Art des Dokuments'), 'Kaufvertrag');
  await section().findByRole('option', { name: 'Marina Walk Tower 412' });
  expect([...(field('Einheit') as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Auswählen',
    'Marina Walk Tower 412',
    'Marina Walk Tower 2304',
    'Keine davon',
  ]);
  await user.selectOptions(field('Einheit'), 'Keine davon');
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0)).toEqual({ document_type: 'purchase-contract', name: 'a.pdf' });
});

test('a unit beyond the first page is searched for', async () => {
  const { items, ...rest } = unitsOf('412', '2304', '7051');
  const { user, requests, choose } = await openUploads(undefined, {
    'GET /units?sort=name': {
      ...rest,
      items: items.slice(0, 2),
      totals: { ...rest.totals, count: 10_000 },
    },
    'GET /units?sort=name&search=7051': { ...rest, items: items.slice(2) },
  });
  await user.selectOptions(field('Art des Dokuments'), 'Kaufvertrag');
  const unit = await section().findByPlaceholderText('Auswählen');
  expect(unit).toHaveAccessibleName('Einheit');
  await user.click(unit);
  expect(section().getByRole('option', { name: 'Keine davon' })).toBeVisible();
  await user.type(unit, '7051');
  await user.click(await section().findByRole('option', { name: 'Marina Walk Tower 7051' }));
  expect(unit).toHaveValue('Marina Walk Tower 7051');
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0).unit_id).toBe(items[2]?.unit_id);
  expect(requests.filter((each) => each.startsWith('GET /units'))).toEqual([
    'GET /units?sort=name',
    'GET /units?sort=name&search=7051',
  ]);
});

test('the only unit is chosen from the start', async () => {
  const { user, choose } = await open([], unitsOf('2304'));
  await user.selectOptions(field('Art des Dokuments'), 'Rechnung');
  await waitFor(() => expect(field('Einheit')).toHaveDisplayValue('Marina Walk Tower 2304'));
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0).unit_id).toBe('7c1f7c52-0000-4000-8000-000000000000');
});

test('where the units cannot be had the document is taken without', async () => {
  const { user, choose } = await open([], new Refusal(500));
  await user.selectOptions(field('Art des Dokuments'), 'Zahlungsbeleg');
  expect(await section().findByText(/^Deine Einheiten lassen sich gerade nicht/)).toBeVisible();
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('what a unit lacks is about it, even where the units cannot be had', async () => {
  const missing = missingFor('412', 'oqood');
  const { user, choose } = await open([], new Refusal(500), [missing]);
  await user.click(
    await screen.findByRole('button', { name: /^Oqood-Zertifikat · Marina Walk Tower 412 hoch/ }),
  );
  const unit = () => section().queryByRole('combobox', { name: 'Einheit' });
  await waitFor(() => expect(unit()).not.toBeInTheDocument());
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0).unit_id).toBe(missing.unit_id);
  expect(section().queryByText(/^Deine Einheiten lassen sich/)).not.toBeInTheDocument();
});

test('a declined document is replaced from its row, once', async () => {
  const declined = aDocument('passport', { status: 'declined', decline_code: 'cropped' });
  const { user, choose } = await open([declined, aDocument('proof-of-address')]);
  await user.click(screen.getByRole('button', { name: 'Reisepass neu hochladen' }));
  expect(field('Art des Dokuments')).toHaveFocus();
  expect(field('Ersetzt')).toHaveDisplayValue('eingegangen am 12.03.2026 · Abgelehnt');
  setValidUntil(inDays);
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0).replaces).toBe(declined.document_id);
  expect(section().queryByRole('combobox', { name: 'Ersetzt' })).not.toBeInTheDocument();
  await choose(aPdfFile('a.pdf'));
  expect(section().getByText('„a.pdf“ ist schon in der Liste.')).toBeVisible();
  await choose(aPdfFile('Rückseite.pdf'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(said(1)).not.toHaveProperty('replaces');
  await finish(0);
  await waitFor(() => expect(field('Art des Dokuments')).toHaveValue(''));
});

test('what replaces a document of a unit is about the same unit, and is one file', async () => {
  const ejari = aDocument('ejari', {
    unit_label: 'Marina Walk Tower 2304',
    valid_until: dayFromNow(7),
  });
  const { user, requests } = await open([ejari], unitsOf('2304', '412'));
  await user.click(screen.getByRole('button', { name: 'Ejari-Zertifikat neu hochladen' }));
  expect(field('Ersetzt')).toHaveDisplayValue(/^Marina Walk Tower 2304 · eingegangen/);
  expect(section().queryByRole('combobox', { name: 'Einheit' })).not.toBeInTheDocument();
  expect(requests.filter((each) => each.startsWith('GET /units'))).toEqual([]);
  expect(document.querySelector('input[type=file]')).not.toHaveAttribute('multiple');
  setValidUntil(inDays);
  drop(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  expect(section().getByText('Wähl eine einzelne Datei aus.')).toBeVisible();
  await user.selectOptions(field('Ersetzt'), 'Nichts, neues Dokument');
  expect(await section().findByRole('combobox', { name: 'Einheit' })).toBeVisible();
});
