import type PDFDocument from 'pdfkit';
import { loadFonts } from './fonts';
import { BRASS, HAIRLINE, INK, STYLES, type StyleName } from './styles';
import { drawText, wrapText } from './typesetting';

/** Points from the upper left corner; A4 is 595.28 by 841.89. */
const PAGE = { left: 62, right: 533.28, head: 52, first: 66, top: 92, bottom: 764, foot: 800 };

/** From the lower left upwards, in degrees and points. */
const MARK = { x: 110, y: 690, angle: -55 };

/** Of the text, in points. */
export const WIDTH = PAGE.right - PAGE.left;

/** From `x` on, or up to it where it is aligned right; points from the left margin. */
export type Cell = {
  text: string;
  x: number;
  align?: 'right';
  /** Longer text ends with an ellipsis. */
  within?: number;
  style: StyleName;
  heads?: 'Column' | 'Row';
};

type Metadata = {
  title: string;
  subject: string;
  language: string;
  at: Date;
  /** Across every page, behind all that is written on it. */
  mark?: string;
};
type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

/** A document in the making, tagged for screen readers. What is drawn moves `y`, a baseline, down the page. */
export class Sheet {
  readonly #pdf: Pdf;
  readonly #root: Structure;
  readonly #chunks: Buffer[] = [];
  readonly #written: Promise<void>;
  #table: { structure: Structure; head: Cell[] } | null = null;
  #y = PAGE.first;

  readonly #mark: string | undefined;

  static async begin({ title, subject, language, at, mark }: Metadata): Promise<Sheet> {
    // Takes a tenth of a second to load, which a start and every command would wait for.
    const { default: PDFDocument } = await import('pdfkit');
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      // No Helvetica to begin with: all letters come from fonts that the file carries.
      font: '',
      tagged: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Subject: subject,
        Author: 'Manzil',
        Creator: 'Manzil',
        Producer: 'Manzil',
        CreationDate: at,
        ModDate: at,
      },
    });
    for (const [name, font] of Object.entries(await loadFonts())) pdf.registerFont(name, font);
    return new Sheet(pdf, mark);
  }

  private constructor(pdf: Pdf, mark: string | undefined) {
    pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#written = new Promise((resolve, reject) => {
      pdf.on('end', resolve);
      pdf.on('error', reject);
    });
    this.#pdf = pdf;
    this.#mark = mark;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.#addPage();
  }

  space(height: number): void {
    this.#y += height;
  }

  fits(height: number): boolean {
    return this.#y + height <= PAGE.bottom;
  }

  /** Starts a page where less than this is left; in a table with its head again. */
  keep(height: number): void {
    if (this.fits(height)) return;
    this.#addPage();
    this.#y = PAGE.top;
    if (!this.#table) return;
    const { head } = this.#table;
    this.#decorate('Pagination', () => {
      for (const cell of head) this.#draw(cell);
    });
    this.space(6);
    this.rule();
    this.space(15);
  }

  letterhead(): void {
    this.#decorate('Layout', () => {
      const [x, y] = [PAGE.left, this.#y];
      this.#pdf
        .save()
        .translate(x - 1, y - 15)
        .scale(1.2);
      this.#pdf.path('M1 14V2h14v12h-2V4H9v10H7V4H3v10z').fill(INK);
      this.#pdf.rect(9, 9, 4, 2).fill(BRASS).restore();
      drawText(this.#pdf, 'Manzil', { x: x + 26, y }, STYLES.name);
    });
  }

  heading(level: 'H1' | 'H2', text: string): void {
    this.#add(level, () => {
      this.#draw({ text, x: 0, style: level === 'H1' ? 'title' : 'heading' });
    });
  }

  paragraph(text: string, style: StyleName, lineHeight: number): void {
    const lines = wrapText(this.#pdf, text, WIDTH, STYLES[style]);
    this.keep(lines.length * lineHeight);
    this.#add('P', () => {
      for (const line of lines) {
        this.#draw({ text: line, x: 0, style });
        this.space(lineHeight);
      }
    });
  }

  facts(facts: { label: string; value: string; x: number; within: number }[]): void {
    for (const { label, value, x, within } of facts) {
      this.#add('P', () => {
        this.#draw({ text: label, x, within, style: 'label' });
        this.#draw({ text: value, x, within, style: 'text' }, 13);
      });
    }
    this.space(32);
  }

  rule(weight: 'hair' | 'strong' = 'hair'): void {
    const [width, color] = weight === 'hair' ? [0.5, HAIRLINE] : [0.9, INK];
    this.#decorate('Layout', () => {
      this.#pdf.lineWidth(width).strokeColor(color);
      this.#pdf.moveTo(PAGE.left, this.#y).lineTo(PAGE.right, this.#y).stroke();
    });
  }

  /** @param head is drawn, and again on every page to which the table goes on */
  openTable(head: Cell[]): void {
    const structure = this.#pdf.struct('Table');
    this.#root.add(structure);
    this.#table = { structure, head };
    if (head.length > 0) this.row(head, 0);
  }

  row(cells: Cell[], height: number): void {
    const row = this.#pdf.struct('TR');
    this.#table?.structure.add(row);
    for (const cell of cells) {
      // Known to pdfkit, not to its types.
      const scope = (cell.heads ? { scope: cell.heads } : {}) as object;
      row.add(this.#pdf.struct(cell.heads ? 'TH' : 'TD', scope, () => this.#draw(cell)));
    }
    row.end();
    this.space(height);
  }

  closeTable(): void {
    this.#table?.structure.end();
    this.#table = null;
  }

  async close(
    head: string,
    foot: string,
    pageOf: (page: number, pages: number) => string,
  ): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#decorate('Pagination', () => {
        const at = (y: number) => ({ x: PAGE.left, y, within: WIDTH - 90 });
        if (page > 0) drawText(this.#pdf, head, at(PAGE.head), STYLES.label);
        drawText(this.#pdf, foot, at(PAGE.foot), STYLES.label);
        const right = { x: PAGE.right, y: PAGE.foot, align: 'right' } as const;
        drawText(this.#pdf, pageOf(page + 1, count), right, STYLES.label);
      });
      this.#y = PAGE.foot - 14;
      this.rule();
    }
    this.#pdf.end();
    await this.#written;
    return Buffer.concat(this.#chunks);
  }

  #addPage(): void {
    this.#pdf.addPage();
    const mark = this.#mark;
    if (!mark) return;
    this.#decorate('Pagination', () => {
      this.#pdf.save().rotate(MARK.angle, { origin: [MARK.x, MARK.y] });
      drawText(this.#pdf, mark, MARK, STYLES.mark);
      this.#pdf.restore();
    });
  }

  #add(type: 'H1' | 'H2' | 'P', draw: () => void): void {
    this.#root.add(this.#pdf.struct(type, {}, draw));
  }

  #draw({ text, x, style, ...place }: Cell, below = 0): void {
    const at = { ...place, x: PAGE.left + x, y: this.#y + below };
    drawText(this.#pdf, text, at, STYLES[style]);
  }

  /** What screen readers leave out. */
  #decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }
}
