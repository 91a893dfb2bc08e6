import { aPdfFile, type FakeRequest, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { clearAlerts } from '@manzil/shared/runtime';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { aDocument } from '../testing/profile.fixture';
import { aDetail } from './testing/answers';
import {
  drop,
  field,
  inDays,
  openUploads,
  saidIn,
  section,
  setValidUntil,
} from './testing/open-uploads';
import { unitsOf } from './testing/units.fixture';

let sent: readonly FakeRequest[];
beforeEach(() => {
  sent = fakeRequests();
});
afterEach(clearAlerts);

const said = (at: number) => saidIn(sent[at]);
/** What is said of one of several files. */
const of = (name: string) => within(section().getByRole('group', { name }));
const typeOf = (name: string) => of(name).getByRole('combobox', { name: 'Art des Dokuments' });
const upload = () => section().getByRole('button', { name: 'Hochladen' });

test('of several files it is said of each what it is, first of all the same', async () => {
  const { user, choose } = await openUploads();
  await user.selectOptions(field('Art des Dokuments'), 'Reisepass');
  setValidUntil(inDays);
  await choose(aPdfFile('a.pdf'), aPdfFile('b.pdf'), aPdfFile('c.pdf'));
  expect(await section().findByText(/^3 Dateien sind noch nicht hochgeladen\./)).toBeVisible();
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
    expect(typeOf(name)).toHaveDisplayValue('Reisepass');
    expect(of(name).getByLabelText('Gültig bis')).toHaveValue(inDays);
  }
  await user.selectOptions(typeOf('b.pdf'), 'Wohnsitznachweis');
  expect(of('b.pdf').queryByLabelText('Gültig bis')).not.toBeInTheDocument();
  fireEvent.change(of('c.pdf').getByLabelText('Gültig bis'), { target: { value: '2031-01-31' } });
  expect(sent).toHaveLength(0);
  await user.click(upload());
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => sent[0]?.answer(201, aDetail('passport')));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect([said(0), said(1), said(2)]).toEqual([
    { document_type: 'passport', name: 'a.pdf', valid_until: inDays },
    { document_type: 'proof-of-address', name: 'b.pdf' },
    { document_type: 'passport', name: 'c.pdf', valid_until: '2031-01-31' },
  ]);
  expect(section().queryByRole('group', { name: 'c.pdf' })).not.toBeInTheDocument();
  expect(field('Art des Dokuments')).toHaveValue('');
});

test('what was said of one of several files stays when the others are removed', async () => {
  const { user, choose } = await openUploads();
  await user.selectOptions(field('Art des Dokuments'), 'Wohnsitznachweis');
  await choose(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  await user.selectOptions(typeOf('b.pdf'), 'Reisepass');
  fireEvent.change(of('b.pdf').getByLabelText('Gültig bis'), { target: { value: inDays } });
  await user.click(section().getByRole('button', { name: 'Entfernen: „a.pdf“' }));
  expect(section().getByText(/^Eine Datei ist noch nicht hochgeladen\./)).toBeVisible();
  expect(typeOf('b.pdf')).toHaveDisplayValue('Reisepass');
  expect(section().queryByRole('button', { name: 'Alle verwerfen' })).not.toBeInTheDocument();
  await user.click(upload());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0)).toEqual({ document_type: 'passport', name: 'b.pdf', valid_until: inDays });
});

test('of the last of several files of which nothing else was said the fields of all decide', async () => {
  const { user, choose } = await openUploads();
  await user.selectOptions(field('Art des Dokuments'), 'Wohnsitznachweis');
  await choose(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  await user.click(section().getByRole('button', { name: 'Entfernen: „a.pdf“' }));
  expect(section().queryByRole('group', { name: 'b.pdf' })).not.toBeInTheDocument();
  await user.click(upload());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0)).toEqual({ document_type: 'proof-of-address', name: 'b.pdf' });
});

test('what one of several files lacks is said at its field, and nothing is sent before', async () => {
  const { user, choose } = await openUploads(undefined, {
    'GET /units?sort=name': unitsOf('2304', '412'),
  });
  await user.selectOptions(field('Art des Dokuments'), 'Wohnsitznachweis');
  await choose(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  await user.selectOptions(typeOf('b.pdf'), 'Mietvertrag');
  await user.click(upload());
  const summary = section().getByRole('region', {
    name: 'Zwei Angaben fehlen noch oder stimmen nicht',
  });
  await user.click(within(summary).getByRole('button', { name: /^b\.pdf, Einheit: Wähl aus/ }));
  const unit = of('b.pdf').getByRole('combobox', { name: 'Einheit' });
  expect(unit).toHaveFocus();
  await user.selectOptions(unit, 'Marina Walk Tower 412');
  await user.click(upload());
  expect(of('b.pdf').getByLabelText('Gültig bis')).toHaveFocus();
  expect(sent).toHaveLength(0);
  fireEvent.change(of('b.pdf').getByLabelText('Gültig bis'), { target: { value: inDays } });
  await user.click(upload());
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a field that a row newly asks for is not wrong before files are to be sent again', async () => {
  const { user } = await openUploads();
  drop(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  await user.click(upload());
  expect(typeOf('b.pdf')).toBeInvalid();
  await user.selectOptions(typeOf('a.pdf'), 'Reisepass');
  const validUntil = of('a.pdf').getByLabelText('Gültig bis');
  expect(validUntil).toBeValid();
  expect(typeOf('b.pdf')).toBeInvalid();
  await user.click(upload());
  expect(validUntil).toBeInvalid();
});

test('of several files only the first takes the place of what is there', async () => {
  const visa = aDocument('visa');
  const { user } = await openUploads(() => [visa]);
  drop(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  await user.selectOptions(field('Art des Dokuments'), 'Visum');
  setValidUntil(inDays);
  expect(field('Ersetzt')).toHaveDisplayValue('eingegangen am 12.03.2026 · Geprüft');
  const replaces = of('a.pdf').getByRole('combobox', { name: 'Ersetzt' });
  expect(replaces).toHaveValue(visa.document_id);
  expect(replaces).toHaveDisplayValue('12.03.2026 · Geprüft');
  expect(of('b.pdf').queryByRole('combobox', { name: 'Ersetzt' })).not.toBeInTheDocument();
  await user.click(upload());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([said(0).replaces, said(1).replaces]).toEqual([visa.document_id, undefined]);
});

test('what a row takes the place of stays in sight when that of all is changed', async () => {
  const [invoice, other] = [
    aDocument('invoice'),
    aDocument('invoice', { unit_label: 'Marina Walk Tower 412' }),
  ];
  const { user } = await openUploads(() => [invoice, other]);
  drop(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  await user.selectOptions(field('Art des Dokuments'), 'Rechnung');
  await user.selectOptions(field('Ersetzt'), invoice.document_id);
  const replaces = () => of('b.pdf').queryByRole('combobox', { name: 'Ersetzt' });
  await user.selectOptions(replaces() as HTMLElement, other.document_id);
  expect(replaces()).toHaveDisplayValue('Marina Walk Tower 412 · Geprüft');
  await user.selectOptions(field('Ersetzt'), 'Nichts, neues Dokument');
  expect(replaces()).toHaveValue(other.document_id);
  expect(of('a.pdf').queryByRole('combobox', { name: 'Ersetzt' })).not.toBeInTheDocument();
  await user.click(upload());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([said(0).replaces, said(1).replaces]).toEqual([undefined, other.document_id]);
});

test('a row asks what it takes the place of only where that is usual', async () => {
  const { user, choose } = await openUploads(() => [aDocument('invoice')]);
  await user.selectOptions(field('Art des Dokuments'), 'Rechnung');
  expect(field('Ersetzt')).toHaveDisplayValue('Nichts, neues Dokument');
  await choose(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  expect(of('a.pdf').queryByRole('combobox', { name: 'Ersetzt' })).not.toBeInTheDocument();
});

test('one of several files that is in the list already leaves it, and that is said', async () => {
  const { user, choose } = await openUploads();
  await user.selectOptions(field('Art des Dokuments'), 'Wohnsitznachweis');
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await choose(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  await section().findByText(/^2 Dateien/);
  // What has come meanwhile leaves what is being said.
  await act(async () => sent[0]?.answer(201, aDetail('proof-of-address')));
  expect(typeOf('b.pdf')).toHaveDisplayValue('Wohnsitznachweis');
  await user.click(upload());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(said(1).name).toBe('b.pdf');
  expect(section().getByText('„a.pdf“ ist schon in der Liste.')).toBeVisible();
  expect(section().getAllByText('a.pdf')).toHaveLength(1);
});
