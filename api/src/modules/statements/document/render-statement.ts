import { formatMonth } from '@manzil/shared/format/date';
import { drawSummary, drawVat } from './draw-summary';
import { drawUnits } from './draw-units';
import { Sheet, WIDTH } from './sheet';
import { type StatementContent, type Wording, wordingOf } from './statement-content';

const COLUMNS = [0, WIDTH * 0.4, WIDTH * 0.72] as const;

/** The PDF of a statement: the same content gives the same bytes. */
export async function renderStatement(content: StatementContent): Promise<Buffer> {
  const wording = wordingOf(content);
  const { texts, day } = wording;
  const title = texts.title(formatMonth(content.period_from, content.language));
  const sheet = await Sheet.begin({
    title: `${title}, ${content.no}`,
    subject: texts.subject(day(content.period_from), day(content.period_to)),
    language: content.language,
    at: content.published_at,
    ...(content.sample && { mark: texts.sampleMark }),
  });
  drawHead(sheet, content, title, wording);
  drawSummary(sheet, content, wording);
  drawVat(sheet, content, wording);
  drawUnits(sheet, content, wording);
  sheet.space(26);
  const ending = content.sample ? texts.sample : texts.valid;
  for (const note of [...texts.notes(content.currency), ending]) sheet.paragraph(note, 'label', 11);
  const { name, investor_no } = content.investor;
  const foot = `Manzil · ${content.no} · ${name}, ${investor_no}`;
  return sheet.close(`${title} · ${content.no}`, foot, texts.page);
}

function drawHead(
  sheet: Sheet,
  content: StatementContent,
  title: string,
  { texts, day }: Wording,
): void {
  const { investor, iban, supersedes } = content;
  const fact = (label: string, value: string, column: 0 | 1 | 2) => {
    const x = COLUMNS[column];
    return { label, value, x, within: (COLUMNS[column + 1] ?? WIDTH + 12) - x - 12 };
  };
  sheet.letterhead();
  sheet.space(76);
  sheet.heading('H1', title);
  sheet.space(30);
  sheet.facts([
    fact(texts.for, investor.name, 0),
    fact(texts.number, content.no, 1),
    fact(texts.issued, day(content.published_at), 2),
  ]);
  sheet.facts([
    fact(texts.investorNo, investor.investor_no, 0),
    fact(texts.period, `${day(content.period_from)} – ${day(content.period_to)}`, 1),
    ...(iban ? [fact(texts.account, `${iban.country} •••• ${iban.last4}`, 2)] : []),
  ]);
  if (supersedes) {
    const sentence = texts.replaces(supersedes.no, day(supersedes.published_at));
    sheet.space(2);
    sheet.paragraph(sentence, 'text', 18);
  }
  sheet.space(22);
}
