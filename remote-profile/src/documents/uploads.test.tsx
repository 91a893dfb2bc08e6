import { aPdfFile } from '@manzil/shared/forms/uploads/testing';
import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dayFromNow } from '../testing/profile.fixture';
import { field, inDays, section, setValidUntil } from './testing/open-uploads';
import { askedAnew, catchUploads, finish, open, said, sent } from './testing/sent-uploads';
import { unitsOf } from './testing/units.fixture';

beforeEach(catchUploads);
afterEach(clearAlerts);

test('a passport is sent with its last day, and the page says that it has come', async () => {
  const { user, choose, requests } = await open([]);
  await user.selectOptions(field('Art des Dokuments'), 'Reisepass');
  setValidUntil(inDays);
  const name = 'Pass Anna.pdf';
  await choose(aPdfFile(name));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0)).toEqual({ document_type: 'passport', name, valid_until: inDays });
  const asked = requests.length;
  await finish(0);
  await waitFor(() => expect(requests.slice(asked).sort()).toEqual(askedAnew));
  expect(currentAlerts()).toMatchObject([{ type: 'success', title: 'Reisepass hochgeladen' }]);
  // A second tap adds no second passport.
  expect(field('Art des Dokuments')).toHaveValue('');
});

test('what was said stays where the file does not do, and that file goes with the next one', async () => {
  const { user, choose } = await open([]);
  await user.selectOptions(field('Art des Dokuments'), 'Reisepass');
  setValidUntil(inDays);
  await choose(new File(['kein Pass'], 'Brief.pdf', { type: 'application/pdf' }));
  expect(await section().findByText('Brief.pdf')).toBeVisible();
  expect(field('Art des Dokuments')).toHaveDisplayValue('Reisepass');
  await choose(aPdfFile('Pass.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(section().queryByText('Brief.pdf')).toBeNull();
});

test('what is missing is said before a file is chosen, one after the other', async () => {
  const { user, choose } = await open([], unitsOf('2304', '412'));
  await choose(aPdfFile('a.pdf'));
  expect(field('Art des Dokuments')).toHaveFocus();
  expect(field('Art des Dokuments')).toHaveAccessibleDescription('Wähl aus, was du hochlädst.');
  await user.selectOptions(field('Art des Dokuments'), 'Mietvertrag');
  await choose(aPdfFile('a.pdf'));
  const summary = section().getByRole('region', {
    name: 'Zwei Angaben fehlen noch oder stimmen nicht',
  });
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('button', { name: /^Einheit: Wähl aus/ }));
  expect(field('Einheit')).toHaveFocus();
  expect(field('Einheit')).toHaveAccessibleDescription('Wähl aus, um welche Einheit es geht.');
  expect(section().getByLabelText('Gültig bis')).toHaveAccessibleDescription(
    'Trag ein, bis wann das Dokument gültig ist.',
  );
  await user.selectOptions(field('Einheit'), 'Marina Walk Tower 412');
  setValidUntil(dayFromNow(-1));
  await choose(aPdfFile('a.pdf'));
  expect(section().getByLabelText('Gültig bis')).toHaveAccessibleDescription(
    'Das Dokument ist abgelaufen. Lade eines hoch, das noch gültig ist.',
  );
  expect(sent).toHaveLength(0);
  setValidUntil(inDays);
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0)).toMatchObject({
    document_type: 'tenancy-contract',
    unit_id: '7c1f7c52-0000-4000-8000-000000000001',
    valid_until: inDays,
  });
});

test('the same file can be about two units, but not twice about one', async () => {
  const { user, choose } = await open([], unitsOf('2304', '412'));
  await user.selectOptions(field('Art des Dokuments'), 'Verwaltungsvertrag');
  await section().findByRole('option', { name: 'Marina Walk Tower 412' });
  for (const unit of ['412', '2304', '412']) {
    await user.selectOptions(field('Einheit'), `Marina Walk Tower ${unit}`);
    await choose(aPdfFile('a.pdf'));
  }
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(said(0).unit_id).not.toBe(said(1).unit_id);
  expect(section().getByText('„a.pdf“ ist schon in der Liste.')).toBeVisible();
});

test('what does not come while the user is elsewhere is said there', async () => {
  const { user, choose } = await open([]);
  await user.selectOptions(field('Art des Dokuments'), 'Wohnsitznachweis');
  await choose(aPdfFile('Meldung.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(await screen.findByText('Adresse: /profile')).toBeVisible();
  await act(async () => sent[0]!.cut());
  expect(currentAlerts()).toMatchObject([
    { type: 'error', title: '„Meldung.pdf“ ist nicht angekommen' },
  ]);
});
