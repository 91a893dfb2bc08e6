import { screen, within } from '@testing-library/react';
import { aDocument, profile } from '../testing/profile.fixture';
import { show } from '../testing/show';
import { aDetail, besides } from './testing/answers';
import { documentLink, identity, showDocuments, showReplaced } from './testing/show-documents';

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
    expect(documentLink('Ejari-Zertifikat', `Marina Walk Tower 2304 ${description}`)).toBeVisible();
  }
  for (const [name, description] of [
    ['Reisepass', received],
    ['Ejari-Zertifikat', `Marina Walk Tower 412 ${received}`],
    ['Zahlungsbeleg', received],
  ] as const)
    expect(documentLink(name, description)).toBeVisible();
});

test('a file that is called what its title says, in either language, is not named', async () => {
  await showDocuments(
    ...identity,
    aDocument('snagging-report', { file: { name: 'Ma\u0308ngelbericht (Snagging).pdf' } }),
    aDocument('de-snagging-report', { file: { name: 'De-snagging report.pdf' } }),
    aDocument('invoice', { file: { name: 'rechnung.PDF' } }),
    aDocument('receipt', { file: { name: 'Rechnung.pdf' } }),
  );
  const received = 'eingegangen am 12.03.2026';
  for (const [name, description] of [
    ['Mängelbericht (Snagging)', received],
    ['Bericht der Nachbegehung (De-Snagging)', received],
    ['Rechnung', received],
    ['Zahlungsbeleg', `Rechnung.pdf · ${received}`],
  ] as const)
    expect(documentLink(name, description)).toBeVisible();
});

test('documents of several units are told apart by who does not see the page', async () => {
  const labels = ['Marina Walk Tower 2304', 'Marina Walk Tower 412'];
  const documents = labels.map((unit_label) =>
    aDocument('ejari', { unit_label, status: 'declined' }),
  );
  const earlier = documents.map(({ document_id }) =>
    aDetail('ejari', { superseded_by_id: document_id }),
  );
  await showReplaced(earlier, ...documents);
  await screen.findAllByRole('button', { name: '1 frühere Fassung' });
  for (const unit of labels) {
    const description = `${unit} eingegangen am 12.03.2026`;
    for (const name of ['Ejari-Zertifikat neu hochladen', 'Ejari-Zertifikat herunterladen']) {
      expect(screen.getByRole('button', { name, description })).toBeVisible();
    }
    expect(documentLink('Ejari-Zertifikat', description)).toBeVisible();
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
