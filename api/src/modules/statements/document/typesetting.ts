import type PDFDocument from 'pdfkit';
import type { FontName } from './fonts';

type Pdf = InstanceType<typeof PDFDocument>;

export type Style = {
  font: 'text' | 'strong' | 'title';
  /** Points. */
  size: number;
  color: string;
  /** Figures of one width, so that columns of amounts stand under each other. */
  figures?: boolean;
};

/** Letters that only the second file of a font has. */
const EXTENDED = /[\u0100-\u0151\u0154-\u0177\u0179-\u017f\u0218-\u021b]/;
const KNOWN = /[\x20-\x7e\u00a0-\u00ffẞŒœŸ„“”‚‘’–—…€−•]/;
const MARKS = /\p{M}/gu;
const UNKNOWN = '?';

type Run = { font: FontName; text: string };

/** A line of text in the fonts that have its letters; of a letter that none has, what it is built on. */
function runsOf(text: string, { font }: Style): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const extended = font !== 'title' && EXTENDED.test(letter);
    const name: FontName = extended ? `${font}-extended` : font;
    const drawn = extended ? letter : printable(letter);
    const last = runs.at(-1);
    if (last?.font === name) last.text += drawn;
    else runs.push({ font: name, text: drawn });
  }
  return runs;
}

function printable(letter: string): string {
  if (KNOWN.test(letter)) return letter;
  const base = letter.normalize('NFD').replace(MARKS, '');
  return base !== '' && [...base].every((part) => KNOWN.test(part)) ? base : UNKNOWN;
}

const widthOf = (pdf: Pdf, text: string, style: Style) => total(measured(pdf, text, style));

/** With its width in points. */
type MeasuredRun = Run & { width: number };

const measured = (pdf: Pdf, text: string, style: Style): MeasuredRun[] =>
  runsOf(text, style).map((run) => ({ ...run, width: runWidth(pdf, run, style) }));

const total = (runs: MeasuredRun[]) => runs.reduce((sum, { width }) => sum + width, 0);

/** Draws one line; `x` is its left end, or its right end where it is aligned there, `y` its baseline. */
export function drawText(
  pdf: Pdf,
  text: string,
  at: { x: number; y: number; align?: 'right'; within?: number },
  style: Style,
): void {
  const runs = fitting(pdf, text, at.within, style);
  let x = at.align === 'right' ? at.x - total(runs) : at.x;
  for (const { font, text: letters, width } of runs) {
    pdf.font(font).fontSize(style.size).fillColor(style.color);
    // Known to pdfkit, not to its types: it measures what comes without a width, which takes as long as drawing it.
    const known = { textWidth: width } as object;
    pdf.text(letters, x, at.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...features(style),
      ...known,
    });
    x += width;
  }
}

export function wrapText(pdf: Pdf, text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function runWidth(pdf: Pdf, { font, text }: Run, style: Style): number {
  return pdf.font(font).fontSize(style.size).widthOfString(text, features(style));
}

/** Kerning is on by itself; naming a feature switches off the cache of measured words. */
const features = ({ figures }: Style) => (figures ? { features: ['tnum' as const] } : {});

function fitting(pdf: Pdf, text: string, within: number | undefined, style: Style): MeasuredRun[] {
  const whole = measured(pdf, text, style);
  if (within === undefined || total(whole) <= within) return whole;
  return measured(pdf, shortened(pdf, text, within, style), style);
}

function shortened(pdf: Pdf, text: string, width: number, style: Style): string {
  const letters = [...text];
  const upTo = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [kept, tooMany] = [0, letters.length];
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (widthOf(pdf, upTo(middle), style) <= width) kept = middle;
    else tooMany = middle;
  }
  return upTo(kept);
}
