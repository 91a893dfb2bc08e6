import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import type { Display } from '@manzil/shared/contract/settings/display';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { saveFile } from '@manzil/shared/ui/save-file';
import { openPdf } from '@manzil/shared/viewer/open-pdf';
import { screen, within } from '@testing-library/react';
import { aContract, contractId } from '../testing/contract-fixtures';
import { aProof } from '../testing/instalment-fixtures';
import { anInvestor } from '../testing/investor-fixture';
import { aed } from '../testing/unit-fixtures';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@manzil/shared/viewer/open-pdf', () => ({ openPdf: jest.fn() }));

const open = (changes: Partial<Contract> = {}, display: Partial<Display> = {}) =>
  renderScreen({
    screen: 'contract',
    investor: anInvestor(display),
    at: `/contracts/${contractId(1)}`,
    answers: {
      [`GET /contracts/${contractId(1)}`]: aContract(changes),
      [`GET /contracts/${contractId(1)}/deadlines.ics?language=de`]: () =>
        new Response('BEGIN:VCALENDAR'),
      [`GET /documents/${aProof().document_id}/download`]: () => new Response('%PDF-1.7'),
    },
  });
const region = (name: string) => screen.getByRole('region', { name });

test('a tenancy says in plain words what is in it', async () => {
  await open();
  const title = { level: 1, name: 'Mietvertrag Marina Walk Tower 2304' };
  expect(screen.getByRole('heading', title)).toBeVisible();
  const terms = region('Was drinsteht');
  expect(terms).toHaveTextContent('Der Vertrag läuft vom 01.09.2026 bis 31.08.2027.');
  expect(terms).toHaveTextContent('120.000,00 AED im Jahr, in 4 Schecks.');
  expect(terms).toHaveTextContent('Wer die Miete ändern will, sagt es 90 Tage vor dem Ende.');
  expect(terms).toHaveTextContent('maßgeblich ist das Original');
});

test('outside Dubai the original says what holds for a new rent', async () => {
  const { tenancy } = aContract();
  await open({ tenancy: { ...tenancy!, in_dubai: false } });
  const terms = region('Was drinsteht');
  expect(terms).toHaveTextContent(
    'Bis wann eine neue Miete angekündigt werden muss, steht im Original.',
  );
  expect(terms).toHaveTextContent('mit welcher Frist gekündigt werden darf, steht im Original.');
  expect(terms).not.toHaveTextContent('90 Tage');
  const deadlines = region('Fristen');
  expect(deadlines).toHaveTextContent(/Vertrag endetWie es danach weitergeht, steht im Original/);
  expect(deadlines).toHaveTextContent('ist uns für dieses Emirat nicht bekannt');
});

test('its deadlines stand by day', async () => {
  await open();
  const rows = within(region('Fristen')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '01.12.2026Scheck 230.000,00\u00a0AED',
    '02.06.2027Letzter Tag für eine Mieterhöhung90 Tage vor Vertragsende',
    '31.08.2027Vertrag endetOhne Ankündigung läuft er weiter',
  ]);
});

test('an instalment has the name that it has elsewhere', async () => {
  const deadlines = [1, 2].map((seq) => {
    const on = `2027-0${seq}-01`;
    return { kind: 'instalment' as const, on, seq, amount: aed(1) };
  });
  await open({ kind: 'purchase', purchase: { ...aPurchase, instalments: 2 }, deadlines });
  expect(region('Fristen')).toHaveTextContent(/Rate 1 von 21,00 AED.*Restzahlung \(Rate 2 von 2\)/);
});

test('a tenancy under notice does not go on by itself', async () => {
  const { tenancy } = aContract();
  await open({ tenancy: { ...tenancy!, notice_given: true } });
  expect(region('Fristen')).toHaveTextContent(
    /Vertrag endetGekündigt, danach zieht der Mieter aus/,
  );
});

test('in Dubai the law is named by which its notices count', async () => {
  await open();
  expect(region('Fristen')).toHaveTextContent('Nach Dubais Gesetz 33/2008, Art. 14 und 25.');
});

test('what has ended asks for no notice, and leads back to what has ended', async () => {
  await open({ state: 'ended', deadlines: [] });
  expect(region('Fristen')).toHaveTextContent(/Hier läuft keine Frist\.$/);
  expect(screen.getByRole('link', { name: 'Beendete Verträge' })).toHaveAttribute(
    'href',
    '/contracts?state=ended',
  );
});

test('of a shared unit it says that its amounts are of the whole', async () => {
  await open({ share_bps: 5_000 });
  const terms = region('Was drinsteht');
  expect(screen.getByRole('radio', { name: 'ganze Einheit' })).toBeChecked();
  expect(terms).toHaveTextContent(/Für die ganze Einheit, wie im Vertrag\. Dir gehören 50\s%\./);
  expect(terms).toHaveTextContent('120.000,00 AED im Jahr');
});

test('where the account shows parts, all amounts of a shared unit are the part', async () => {
  await open({ share_bps: 5_000 }, { amounts_of: 'share' });
  const terms = region('Was drinsteht');
  expect(terms).toHaveTextContent('60.000,00 AED im Jahr');
  expect(terms).toHaveTextContent(/Dein Anteil von 50\s%\. Im Vertrag stehen die Beträge/);
  expect(region('Fristen')).toHaveTextContent('15.000,00 AED');
});

test('an instalment of a shared unit is owed whole, whatever the account shows', async () => {
  const instalment = { kind: 'instalment', on: '2026-12-01', seq: 5, amount: aed(92_500) } as const;
  await open(
    {
      kind: 'purchase',
      tenancy: null,
      share_bps: 5_000,
      deadlines: [instalment],
      purchase: aPurchase,
    },
    { amounts_of: 'share' },
  );
  expect(region('Fristen')).toHaveTextContent(/92\.500,00\sAED, ganze Einheit/);
});

test('of a unit of their own nothing is said of parts', async () => {
  await open({ share_bps: 10_000 });
  expect(region('Was drinsteht')).not.toHaveTextContent('ganze Einheit');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('what names no amount says nothing of parts', async () => {
  await open({ kind: 'power_of_attorney', tenancy: null, share_bps: 5_000 });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a power of attorney is not valid before it has been looked at', async () => {
  const paper = aProof({ document_type: 'power-of-attorney' });
  await open({ kind: 'power_of_attorney', tenancy: null, papers: [paper], missing: [] });
  expect(screen.getAllByText('In Prüfung')).toHaveLength(2);
  expect(screen.queryByText('Gültig bis 31.08.2027')).not.toBeInTheDocument();
});

test('the original opens beside its terms', async () => {
  jest.mocked(openPdf).mockResolvedValue({
    pages: 4,
    draw: async () => undefined,
    read: async () => 'Tenancy Contract',
    close: () => undefined,
  });
  const { user, requests } = await open();
  await user.click(screen.getByRole('button', { name: 'Original ansehen' }));
  expect(await screen.findByText('Tenancy Contract')).toBeInTheDocument();
  expect(requests).toContain(`GET /documents/${aProof().document_id}/download`);
});

test('what was replaced stays, what is missing is a slot', async () => {
  const before = aProof({ document_id: contractId(9), document_type: 'tenancy-contract' });
  await open({ earlier: [before] });
  const papers = within(region('Fassungen und Dokumente')).getAllByRole('listitem');
  expect(papers.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mietvertrag24\.08\.2026 .*Gültig$/),
    expect.stringMatching(/Ersetzt$/),
    expect.stringMatching(/^Ejari-Zertifikat fehlt .*Hochladen$/),
  ]);
});

test('without an original one slot leads to the upload', async () => {
  await open({ document_id: null, papers: [], missing: ['tenancy-contract', 'ejari'] });
  expect(screen.getAllByRole('link', { name: 'Hochladen' })).toHaveLength(2);
  expect(region('Fassungen und Dokumente')).not.toHaveTextContent('Mietvertrag fehlt');
  expect(within(region('Original')).getByRole('link', { name: 'Hochladen' })).toHaveAttribute(
    'href',
    '/profile/documents?upload=tenancy-contract',
  );
});

test('a declined original is not shown as one that counts, and leads to its reason', async () => {
  const declined = { status: 'declined', decline_code: 'cropped' } as const;
  const paper = aProof({ document_type: 'tenancy-contract', ...declined });
  await open({ papers: [paper] });
  expect(region('Original')).toHaveTextContent('Das Original wurde abgelehnt');
  expect(within(region('Original')).getByRole('link')).toHaveAttribute(
    'href',
    `/profile/documents?document=${paper.document_id}`,
  );
  expect(screen.queryByRole('button', { name: 'Original ansehen' })).not.toBeInTheDocument();
});

test('of a contract that has ended no other original is asked for', async () => {
  const paper = aProof({ document_type: 'tenancy-contract', status: 'declined' });
  await open({ state: 'ended', original_declined: false, papers: [paper] });
  expect(region('Original')).toHaveTextContent('Überweisung-Rate-5.pdf');
  expect(region('Original')).not.toHaveTextContent('abgelehnt');
});

test('what the office makes is not asked of the owner', async () => {
  const missing: Contract['missing'] = ['tenancy-contract', 'ejari'];
  await open({ document_id: null, papers: [], missing, missing_from_office: missing });
  expect(region('Original')).toHaveTextContent('Das reichen wir nach, du musst nichts tun.');
  expect(region('Fassungen und Dokumente')).toHaveTextContent('Ejari-Zertifikat folgt');
  expect(screen.queryByRole('link', { name: 'Hochladen' })).not.toBeInTheDocument();
});

const aPurchase = {
  price: aed(1_850_000),
  register_fee: aed(74_000),
  register_fee_bps: 400,
  instalments: 9,
  open: aed(1_110_000),
  completion_on: '2027-07-31',
  grace_months: 12,
  handed_over_on: null,
};

test('a purchase contract followed by the deed is not missing, and may still come', async () => {
  const handedOver = { ...aPurchase, handed_over_on: '2024-03-01' };
  await open({
    ...{ kind: 'purchase', document_id: null, papers: [], missing: [] },
    purchase: handedOver,
  });
  expect(region('Original')).toHaveTextContent('Seit der Übergabe genügt die Eigentumsurkunde');
  expect(within(region('Original')).getByRole('link', { name: 'Hochladen' })).toHaveAttribute(
    'href',
    '/profile/documents?upload=purchase-contract',
  );
  expect(screen.queryByRole('region', { name: 'Fassungen und Dokumente' })).not.toBeInTheDocument();
});

test('a purchase says what is open and when the building is promised', async () => {
  await open({
    kind: 'purchase',
    ends_on: null,
    tenancy: null,
    developer: 'Nahar Development',
    purchase: aPurchase,
  });
  const terms = region('Was drinsteht');
  expect(terms).toHaveTextContent('9 Raten, noch zu zahlen: 1.110.000,00 AED');
  expect(terms).toHaveTextContent('Zugesagt bis 31.07.2027, dazu 12 Monate Nachfrist.');
});

test('a management contract says its fee and how it is cancelled', async () => {
  const management = { package_code: 'premium', fee_bps: 700, vat_bps: 500 } as const;
  await open({ kind: 'management', ends_on: null, tenancy: null, management, deadlines: [] });
  expect(region('Was drinsteht')).toHaveTextContent(
    /7\s%\sder Jahresmiete, dazu 5\s%\sUmsatzsteuer/,
  );
  expect(screen.getByRole('link', { name: 'Verträge hier kündigen' })).toHaveAttribute(
    'href',
    '/cancellation',
  );
  expect(region('Fristen')).toHaveTextContent(
    'Kündigen kannst du in Textform, mit der Frist, die im Original steht.',
  );
});

const ending = (next: NonNullable<Contract['management']>['next']) =>
  open({
    ...{ kind: 'management', starts_on: '2025-12-01', ends_on: '2026-11-30', tenancy: null },
    management: { package_code: 'basic', fee_bps: 500, vat_bps: 500, next },
    deadlines: [{ kind: 'end', on: '2026-11-30', seq: null, amount: null }],
  });

test('where another management contract follows, its end leads there', async () => {
  await ending({ contract_id: contractId(2), starts_on: '2026-12-01' });
  const next = 'Der nächste Verwaltungsvertrag beginnt am 01.12.2026';
  expect(within(region('Fristen')).getByRole('link', { name: next })).toHaveAttribute(
    'href',
    `/contracts/${contractId(2)}`,
  );
  expect(region('Fristen')).not.toHaveTextContent('nicht mehr');
});

test('the next management contract may begin with the handover', async () => {
  await ending({ contract_id: contractId(2), starts_on: null });
  expect(region('Fristen')).toHaveTextContent(
    /beginnt mit der ÜbergabeVorher kündigen kannst du in Textform/,
  );
});

test('where none follows, the unit is no longer managed', async () => {
  await ending(null);
  expect(region('Fristen')).toHaveTextContent('Danach verwalten wir die Einheit nicht mehr');
});

test('the file of its deadlines is called after the contract, as files may be', async () => {
  const { unit } = aContract();
  const { user } = await open({ unit: { ...unit!, property_name: 'Tower A/B: "East"' } });
  await user.click(screen.getByRole('button', { name: 'In den Kalender' }));
  expect(saveFile).toHaveBeenCalledWith(
    'fristen-mietvertrag-tower-a-b-east-2304.ics',
    expect.anything(),
  );
});
