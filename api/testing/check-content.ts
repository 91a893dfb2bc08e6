import { checkContent, type Purpose } from '../src/platform/files/check/content';
import type { Refusal } from '../src/platform/files/check/refused';

export type Make = () => Buffer | Promise<Buffer>;

/** What the check makes of a file: what is kept of it, or why it is refused. */
export async function check(content: Buffer, purpose: Purpose = 'document') {
  try {
    return await checkContent(content, purpose);
  } catch (error) {
    return { refusal: (error as { refusal?: Refusal }).refusal };
  }
}

/** As a program writes it. */
export async function written(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.text('Mietvertrag').end();
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
