import { PDFDocument as PdfLibDocument } from '@cantoo/pdf-lib';
import PdfKitDocument from 'pdfkit';
import sharp from 'sharp';
import { check, type Make, written } from '../../../../testing/check-content';
import { aPdf, pagedPdf } from '../../../../testing/pdfs';
import { aJpeg, aPng } from '../../../../testing/pictures';

describe('is taken:', () => {
  const files: [string, Make][] = [
    ['a PDF of one page', () => aPdf()],
    ['a PDF as programs write it', () => written(new PdfKitDocument())],
    [
      'a PDF with object streams',
      async () => {
        const document = await PdfLibDocument.create();
        document.addPage();
        return Buffer.from(await document.save({ useObjectStreams: true }));
      },
    ],
    ['a PDF of 200 pages', () => pagedPdf(200)],
    [
      'a PDF with a link, a form without scripts and a page to open at',
      () =>
        aPdf({
          catalog: '/OpenAction [3 0 R /Fit] /AcroForm << /Fields [5 0 R] >>',
          page: '/Annots [4 0 R]',
          objects: [
            '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://dubailand.gov.ae) >> >>',
            '<< /FT /Tx /T (Name) >>',
          ],
        }),
    ],
    [
      'a PDF with links to a drive, to files beside it and to a part of a site',
      () =>
        aPdf({
          objects: [
            '<< /S /GoToR /F (/c/plans/a.pdf) /D [0 /Fit] >>',
            '<< /S /GoToR /F (plans/a.pdf) /D [0 /Fit] >>',
            '<< /S /URI /URI (/services/a.pdf) >>',
          ],
        }),
    ],
    [
      'a PDF with a later revision',
      () => Buffer.concat([aPdf(), Buffer.from('4 0 obj\n(note)\nendobj\nstartxref\n0\n%%EOF')]),
    ],
    ['a PDF that a scanner has padded', () => aPdf({ behind: `\r\n${'\0'.repeat(512)}` })],
    ['a PDF that contains the letters JS', () => aPdf({ objects: ['(/JS is not a name here)'] })],
  ];
  test.each(files)('%s, byte by byte', async (_, make) => {
    const content = await make();
    expect(await check(content)).toEqual({ media_type: 'application/pdf', content });
  });

  test.each<[string, Make, string]>([
    ['a JPEG', () => aJpeg(), 'image/jpeg'],
    ['a PNG', () => aPng(), 'image/png'],
    [
      'a JPEG in CMYK',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      'image/jpeg',
    ],
    [
      'a transparent PNG',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 4, background: '#f000' } })
          .png()
          .toBuffer(),
      'image/png',
    ],
    [
      'an interlaced JPEG',
      async () =>
        sharp(await aJpeg())
          .jpeg({ progressive: true })
          .toBuffer(),
      'image/jpeg',
    ],
  ])('%s', async (_, make, media_type) => {
    expect(await check(await make())).toMatchObject({ media_type });
  });
});
