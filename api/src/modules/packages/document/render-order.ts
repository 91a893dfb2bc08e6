import type { Language } from '@manzil/shared/contract/values';
import { Sheet, WIDTH } from '../../statements/document/sheet';
import { orderClauses } from './order-clauses';
import { TITLES } from './order-titles';
import { type OrderSaid, orderFacts, packageName } from './order-words';

export type OrderContent = OrderSaid & {
  language: Language;
  order_id: string;
  investor: { name: string; investor_no: string };
};

const ROW = 17;
const LINE = 13;
const VALUES_FROM = WIDTH * 0.35;

/** The confirmation of an order as PDF: the same content gives the same bytes. @param portal its origin */
export async function renderOrder(content: OrderContent, portal: string): Promise<Buffer> {
  const { language, investor, order_id } = content;
  const words = TITLES[language];
  const title = words.title(packageName[content.package_code]);
  const sheet = await Sheet.begin({
    title: `${title}, ${content.unit}`,
    subject: words.subject(content.unit),
    language,
    at: new Date(content.ordered_at),
  });
  sheet.letterhead();
  sheet.space(54);
  sheet.heading('H1', title);
  sheet.space(30);
  const fact = (label: string, value: string, from: number, to: number) => {
    return { label, value, x: WIDTH * from, within: WIDTH * (to - from) - 12 };
  };
  sheet.paragraph(words.for, 'label', LINE);
  sheet.paragraph(investor.name, 'text', LINE);
  sheet.space(8);
  sheet.facts([
    fact(words.investorNo, investor.investor_no, 0, 0.35),
    fact(words.number, order_id, 0.35, 1),
  ]);
  // Up here, where it cannot be all that a second page has.
  sheet.paragraph(words.valid, 'label', 11);
  sheet.space(12);
  drawFacts(sheet, content, words.agreed);
  for (const { title: heading, paragraphs } of orderClauses(language, portal)) {
    sheet.keep(60);
    sheet.heading('H2', heading);
    sheet.space(16);
    for (const paragraph of paragraphs) {
      sheet.paragraph(paragraph, 'text', LINE);
      sheet.space(5);
    }
    sheet.space(13);
  }
  const foot = `Manzil · ${investor.name}, ${investor.investor_no}`;
  return sheet.close(`${title} · ${content.unit}`, foot, words.page);
}

function drawFacts(sheet: Sheet, content: OrderContent, heading: string): void {
  sheet.heading('H2', heading);
  sheet.space(8);
  sheet.rule();
  sheet.space(17);
  sheet.openTable([]);
  for (const { label, value } of orderFacts(content, content.language)) {
    const lines = linesOf(value);
    lines.forEach((text, index) => {
      const cell = { text, x: VALUES_FROM, within: WIDTH - VALUES_FROM, style: 'text' } as const;
      const head = { text: label, x: 0, style: 'quiet', heads: 'Row' } as const;
      sheet.row(index === 0 ? [head, cell] : [cell], index === lines.length - 1 ? ROW : LINE);
    });
  }
  sheet.closeTable();
  sheet.space(12);
}

/** About as many fit into the right column; a line of wider letters ends with an ellipsis. */
const LETTERS_PER_LINE = 58;

function linesOf(value: string): string[] {
  const lines: string[] = [];
  for (const word of value.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= LETTERS_PER_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
