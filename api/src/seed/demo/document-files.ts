import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { formatDay } from '@manzil/shared/format/date';
import { documentNames } from '@manzil/shared/format/document-names';
import { formatMoney } from '@manzil/shared/format/money';
import { documentFiles } from '../../modules/documents/documents.files';
import { type Files, storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import type { DemoRows } from './demo-rows';

type Row = DemoRows['documents'][number];

const LARGE_PT = 22;
const TEXT_PT = 11;
const WATERMARK_PT = 120;

export async function addDocumentFiles(rows: DemoRows, files: Files): Promise<void> {
  await Promise.all(rows.documents.map((document) => addFile(rows, document, files)));
}

async function addFile(rows: DemoRows, document: Row, files: Files): Promise<void> {
  const content = await samplePage(document, factsOf(rows, document));
  const file_key = newFileKey(documentFiles);
  await storeEncrypted(files, file_key, content);
  Object.assign(document, {
    file_key,
    name: `${documentNames.de[document.document_type]}.pdf`,
    media_type: 'application/pdf',
    size_bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  } satisfies Partial<Row>);
}

type Fact = [label: string, value: string];

/** Of an invoice, what it is for. */
function billedBy(rows: DemoRows, { id, document_type }: Row): Fact[] {
  const line =
    document_type === 'invoice' && rows.lines.find(({ document_id }) => document_id === id);
  if (!line) return [];
  const journal = rows.journals.find((each) => each.id === line.journal_id);
  const amount = { amount: -line.amount_minor, currency: line.currency };
  return [
    ['Leistung', journal?.text_de ?? ''],
    ['Betrag', formatMoney(amount, 'de')],
  ];
}

function factsOf(rows: DemoRows, document: Row): Fact[] {
  const { investor_id, unit_id } = document;
  const investor = rows.investors.find(({ id }) => id === investor_id);
  const unit = rows.units.find(({ id }) => id === unit_id);
  const property = rows.properties.find(({ id }) => id === unit?.property_id);
  return [
    ['Name', `${investor?.first_name} ${investor?.last_name}`],
    ...(unit ? [['Einheit', `${property?.name} ${unit.unit_no}`] satisfies Fact] : []),
    ...billedBy(rows, document),
    ['Eingereicht am', formatDay(document.uploaded_on, 'de')],
    ...(document.valid_until
      ? [['Gültig bis', formatDay(document.valid_until, 'de')] satisfies Fact]
      : []),
  ];
}

async function samplePage(
  { document_type, uploaded_on }: Pick<Row, 'document_type' | 'uploaded_on'>,
  facts: Fact[],
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const title = documentNames.de[document_type];
  const page = new PDFDocument({
    size: 'A4',
    lang: 'de',
    info: { Title: `${title} (Muster)`, CreationDate: new Date(`${uploaded_on}T08:00:00Z`) },
  });
  const { width, height } = page.page;
  page
    .save()
    .rotate(-45, { origin: [width / 2, height / 2] })
    .font('Helvetica-Bold')
    .fontSize(WATERMARK_PT)
    .fillColor('#e6e0d2')
    .text('MUSTER', 0, height / 2 - WATERMARK_PT / 2, { width, align: 'center' })
    .restore();
  page
    .fillColor('#1c1b19')
    .fontSize(LARGE_PT)
    .text(title, 72, 96)
    .font('Helvetica')
    .fontSize(TEXT_PT)
    .moveDown(2);
  for (const [label, value] of facts) page.text(`${label}: ${value}`).moveDown(0.5);
  page
    .moveDown(2)
    .text(
      'Dieses Musterdokument gehört zu den Beispieldaten des Portals und hat keine Gültigkeit.',
    );
  page.end();
  return buffer(page);
}
