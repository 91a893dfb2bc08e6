import { aPdfFile, type FakeRequest, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { clearAlerts } from '@manzil/shared/runtime';
import { waitFor } from '@testing-library/react';
import {
  chooseButton,
  drop,
  field,
  inDays,
  openUploads,
  saidIn,
  section,
  setValidUntil,
} from './testing/open-uploads';

let sent: readonly FakeRequest[];
beforeEach(() => {
  sent = fakeRequests();
});
afterEach(clearAlerts);

const said = (at: number) => saidIn(sent[at]);

test('a file that is dropped too early is kept until it is said what it is', async () => {
  const { user } = await openUploads();
  const statuses = section().getAllByRole('status');
  drop(aPdfFile('a.pdf'));
  expect(field('Art des Dokuments')).toHaveFocus();
  const kept = await section().findByText(/^Eine Datei ist noch nicht hochgeladen\./);
  expect(kept).toBeVisible();
  expect(statuses).toContain(kept);
  expect(section().getByText('a.pdf')).toBeVisible();
  await user.selectOptions(field('Art des Dokuments'), 'Reisepass');
  await user.click(section().getByRole('button', { name: 'Hochladen' }));
  expect(section().getByLabelText('Gültig bis')).toHaveFocus();
  expect(sent).toHaveLength(0);
  setValidUntil(inDays);
  await user.click(section().getByRole('button', { name: 'Hochladen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(said(0)).toMatchObject({ document_type: 'passport', name: 'a.pdf' });
  expect(section().queryByText(/noch nicht hochgeladen/i)).not.toBeInTheDocument();
});

test('what will not do is said as soon as it is dropped, and only the rest is kept, each by itself', async () => {
  const { user } = await openUploads();
  drop(
    aPdfFile('a.pdf'),
    new File(['kein Pass'], 'Brief.pdf'),
    aPdfFile('b.pdf'),
    aPdfFile('c.pdf'),
  );
  expect(await section().findByText(/^Diese Art von Datei können wir nicht/)).toBeVisible();
  expect(await section().findByText(/^3 Dateien sind noch nicht hochgeladen\./)).toBeVisible();
  await user.click(section().getByRole('button', { name: 'Entfernen: „b.pdf“' }));
  expect(section().queryByText('b.pdf')).not.toBeInTheDocument();
  expect(chooseButton()).toHaveFocus();
  await user.selectOptions(field('Art des Dokuments'), 'Wohnsitznachweis');
  await user.click(section().getByRole('button', { name: 'Hochladen' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([said(0).name, said(1).name]).toEqual(['a.pdf', 'c.pdf']);
  expect(section().queryByText('Brief.pdf')).not.toBeInTheDocument();
});

test('a file that is dropped twice too early is kept once, and that is said', async () => {
  const { user } = await openUploads();
  drop(aPdfFile('a.pdf'));
  drop(aPdfFile('a.pdf'), aPdfFile('b.pdf'));
  expect(section().getByText('„a.pdf“ ist schon in der Liste.')).toBeVisible();
  await user.click(await section().findByRole('button', { name: 'Alle verwerfen' }));
  expect(section().queryByText('a.pdf')).not.toBeInTheDocument();
  expect(chooseButton()).toHaveFocus();
});

test('what is chosen again once it is said what it is takes the place of what was kept', async () => {
  const { user, choose } = await openUploads();
  drop(aPdfFile('a.pdf'));
  await section().findByText('Noch nicht hochgeladen');
  await user.selectOptions(field('Art des Dokuments'), 'Wohnsitznachweis');
  await choose(aPdfFile('a.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(section().getAllByText('a.pdf')).toHaveLength(1);
});
