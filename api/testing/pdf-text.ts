import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** What a PDF of ours says: per page its lines of text, in the order in which they are drawn. */
export async function pdfPages(file: Uint8Array): Promise<string[][]> {
  const pdf = await PDFDocument.load(file);
  return pdf.getPages().map((page) => {
    const letters = new Map<string, string[]>();
    const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    for (const [name, value] of fonts?.entries() ?? []) {
      const font = pdf.context.lookup(value, PDFDict);
      const cmap = textOf(font.lookup(PDFName.of('ToUnicode')));
      letters.set(name.asString(), lettersOf(cmap));
    }
    const contents = page.node.Contents();
    const streams = contents && 'asArray' in contents ? contents.asArray() : [contents];
    const drawn = streams.map((stream) => textOf(pdf.context.lookup(stream as never))).join('\n');
    return linesOf(drawn, letters);
  });
}

function textOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('This is no stream.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** Glyph → its letters. */
function lettersOf(cmap: string): string[] {
  return [...cmap.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}

/** Every `TJ` is a piece of text; pieces on one baseline that touch are one line. */
function linesOf(content: string, letters: Map<string, string[]>): string[] {
  const pieces = content.matchAll(/\/(F\d+) [\d.]+ Tf\n(?:[^[]*\n)?\[([^\]]*)\] TJ/g);
  return [...pieces].map(([, font = '', shown = '']) => {
    const known = letters.get(`/${font}`) ?? [];
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    return glyphs.map((glyph) => known[Number.parseInt(glyph, 16)] ?? '?').join('');
  });
}
