import type { MissingDocument } from '@manzil/shared/contract/documents/documents';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aDocument, profile } from '../testing/profile.fixture';
import { show } from '../testing/show';
import { besides, missingFor } from './testing/answers';

const showMissing = (missing: MissingDocument[], answers = {}) =>
  show('documents', { profile, answers: { ...besides({ missing }), ...answers } });
const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('what a unit lacks is a slot with its reason, and knows the unit when it is filled', async () => {
  const unit = missingFor('412', 'tenancy-contract');
  const { user } = await showMissing([unit, missingFor('412', 'ejari')]);
  const letting = await group('Vermietung');
  expect(letting.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Mietvertrag fehltMarina Walk Tower 412Darin stehen Miete, Laufzeit und Fristen.Hochladen',
    'Ejari-Zertifikat fehltMarina Walk Tower 412Es belegt, dass der Mietvertrag in Dubai registriert ist.Hochladen',
  ]);
  expect(letting.getByText('2 fehlen')).toBeVisible();
  await user.click(
    letting.getByRole('button', { name: 'Mietvertrag · Marina Walk Tower 412 hochladen' }),
  );
  expect(screen.getByRole('combobox', { name: 'Art des Dokuments' })).toHaveDisplayValue(
    'Mietvertrag',
  );
});

test('the day by which a power of attorney is of use is named', async () => {
  await showMissing([missingFor('412', 'power-of-attorney', '2026-12-12')]);
  expect(
    (await group('Verwaltung')).getByText(
      'Ohne sie musst du zur Übergabe bis zum 12.12.2026 selbst kommen.',
    ),
  ).toBeVisible();
});

test('what four units lack is one slot; three stand by themselves', async () => {
  const lacking = (count: number, type: MissingDocument['document_type']) =>
    Array.from({ length: count }, (_, at) => missingFor(String(at + 1), type));
  await showMissing([...lacking(4, 'title-deed'), ...lacking(3, 'oqood')]);
  const ownership = await group('Eigentum');
  expect(ownership.getByText('Eigentumsurkunde (Title Deed) fehlt für 4 Einheiten')).toBeVisible();
  expect(ownership.getAllByRole('listitem')).toHaveLength(4);
  expect(ownership.getByText('7 fehlen')).toBeVisible();
});

test('what the office makes is not asked of the owner, and not counted', async () => {
  await showMissing([
    missingFor('412', 'tenancy-contract', null, 'operator'),
    missingFor('413', 'tenancy-contract'),
    ...['1', '2', '3', '4'].map((no) =>
      missingFor(no, 'property-management-contract', null, 'operator'),
    ),
  ]);
  const letting = await group('Vermietung');
  expect(letting.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Mietvertrag fehltMarina Walk Tower 413Darin stehen Miete, Laufzeit und Fristen.Hochladen',
    'Mietvertrag folgtMarina Walk Tower 412Das reichen wir nach, du musst nichts tun.',
  ]);
  expect(letting.getByText('1 fehlt')).toBeVisible();
  const management = await group('Verwaltung');
  expect(management.getByText('Verwaltungsvertrag folgt für 4 Einheiten')).toBeVisible();
  expect(management.queryByRole('button')).not.toBeInTheDocument();
});

test('that nobody knows what units lack is said', async () => {
  await showMissing([], { 'GET /documents/missing': new Refusal(503) });
  expect(
    await screen.findByText('Was für deine Einheiten fehlt, lässt sich gerade nicht laden.'),
  ).toBeVisible();
});

test('one thing of the page is the first to be done', async () => {
  await show('documents', {
    profile: {
      ...profile,
      documents: [aDocument('visa', { status: 'declined' }), aDocument('passport')],
    },
    answers: besides({ missing: [missingFor('412', 'ejari')] }),
  });
  await group('Vermietung');
  const primary = [...document.querySelectorAll('button.primary')];
  expect(primary.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Wohnsitznachweis hochladen',
  ]);
});
