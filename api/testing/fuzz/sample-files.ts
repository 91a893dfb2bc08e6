import { aPdf, pagedPdf } from '../pdfs';
import { aJpeg, aPng, aPngBomb } from '../pictures';

export const GOOD_FILES = ['pdf', 'jpeg', 'png'] as const;
export const ALL_FILES = [...GOOD_FILES, 'script', 'bomb', 'pages', 'text', 'empty'] as const;
export type FileName = (typeof ALL_FILES)[number];

/** Small ones of every kind that is taken, and of kinds that are not. */
export async function sampleFiles(): Promise<Record<FileName, Buffer>> {
  return {
    pdf: aPdf(),
    jpeg: await aJpeg({ width: 16, height: 12 }),
    png: await aPng({ width: 16, height: 12 }),
    script: aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    bomb: aPngBomb(30_000, 30_000, 100_000),
    pages: pagedPdf(201),
    text: Buffer.from('%!PS'),
    empty: Buffer.alloc(0),
  };
}
