import { deflateSync } from 'node:zlib';
import { PASSPORT_NO } from './canaries/sent';

type Parts = {
  /** Entries added to the catalog, the first page, the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Bodies of further objects, numbered from 4. */
  objects?: (string | Buffer)[];
  /** What stands before the header, and behind the end. */
  before?: string;
  behind?: string | Buffer;
};

/** A PDF of one empty page, with a right cross-reference table. The number of a passport is in a comment. */
export function aPdf({ catalog = '', page = '', trailer = '', ...parts }: Parts = {}): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...(parts.objects ?? []),
  ];
  const chunks = [Buffer.from(`${parts.before ?? ''}%PDF-1.7\n%âãÏÓ ${PASSPORT_NO}\n`, 'latin1')];
  let at = chunks[0]?.length ?? 0;
  const offsets: number[] = [];
  for (const [index, body] of bodies.entries()) {
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    at += chunk.length;
    chunks.push(chunk);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = bodies.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n` +
        `<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
    Buffer.from((parts.behind ?? '') as string, 'latin1'),
  );
  return Buffer.concat(chunks);
}

/** The body of a stream object. */
export const stream = (content: string | Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${Buffer.byteLength(content)} ${entries} >>\nstream\n`),
    Buffer.from(content as string),
    Buffer.from('\nendstream'),
  ]);

/** An object stream that holds these bodies, numbered from 100. */
export function objectStream(bodies: string[], entries = ''): Buffer {
  const offsets: string[] = [];
  let at = 0;
  for (const [index, body] of bodies.entries()) {
    offsets.push(`${100 + index} ${at}`);
    at += body.length + 1;
  }
  const head = `${offsets.join(' ')} `;
  const content = deflateSync(head + bodies.join(' '));
  return stream(
    content,
    `/Type /ObjStm /N ${bodies.length} /First ${head.length} /Filter /FlateDecode ${entries}`,
  );
}

/** A PDF of so many pages. */
export function pagedPdf(pages: number): Buffer {
  const chunks = ['%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'];
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  chunks.push(`2 0 obj<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>endobj\n`);
  for (let index = 0; index < pages; index += 1) {
    chunks.push(`${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n`);
  }
  chunks.push('trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF');
  return Buffer.from(chunks.join(''));
}
