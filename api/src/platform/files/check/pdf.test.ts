import PdfKitDocument from 'pdfkit';
import { check, type Make, written } from '../../../../testing/check-content';
import { zip } from '../../../../testing/odd-files';
import { aPdf, objectStream, pagedPdf, stream } from '../../../../testing/pdfs';
import type { Refusal } from './refused';

const address = '<< /S /URI /URI (https://evil.example) >>';
const javascript = '<< /S /JavaScript /JS (app.alert(1)) >>';
/** Written so that the bytes do not show the name. */
const hidden = objectStream(['<< /S /JavaScript /JS (x) >>']);

test.each<[Refusal, string, Make]>([
  ['type', 'a PDF behind something else', () => aPdf({ before: 'x' })],
  ['type', 'a PDF behind HTML', () => aPdf({ before: '<html><script>alert(1)</script>\n' })],
  ['type', 'a PDF behind a line end', () => aPdf({ before: '\n' })],
  [
    'unreadable',
    'a PDF that begins as HTML',
    () =>
      Buffer.from(
        aPdf().toString('latin1').replace('%âãÏÓ', '%<html><script>x</script>'),
        'latin1',
      ),
  ],
  ['unreadable', 'a PDF that is only its first line', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['trailing', 'a PDF that was cut off', () => aPdf().subarray(0, 200)],
  [
    'trailing',
    'a PDF without its last byte',
    () => Buffer.from(aPdf().toString('latin1').trimEnd().slice(0, -1), 'latin1'),
  ],
  ['trailing', 'a PDF with HTML behind its end', () => aPdf({ behind: '<html></html>' })],
  ['trailing', 'a PDF that is a ZIP, too', () => aPdf({ behind: zip('a.txt') })],
  [
    'trailing',
    'a PDF that is a ZIP whose comment looks like an end',
    () => {
      const archive = zip('a.txt');
      const comment = Buffer.from('\n%%EOF\n');
      archive.writeUInt16LE(comment.length, archive.length - 2);
      return aPdf({ behind: Buffer.concat([archive, comment]) });
    },
  ],
  [
    'unreadable',
    'a PDF without pages',
    () =>
      Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF',
      ),
  ],
  [
    'unreadable',
    'a PDF whose pages go round in a circle',
    () =>
      Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF',
      ),
  ],
  [
    'unreadable',
    'a PDF without a catalog',
    () => Buffer.from('%PDF-1.7\n1 0 obj[]endobj\nstartxref\n0\n%%EOF'),
  ],

  ['active', 'a script when it is opened', () => aPdf({ catalog: `/OpenAction ${javascript}` })],
  [
    'active',
    'a script by reference',
    () => aPdf({ catalog: '/OpenAction 4 0 R', objects: [javascript] }),
  ],
  ['active', 'a script for a page', () => aPdf({ page: `/AA << /O ${javascript} >>` })],
  [
    'active',
    'a script in the list of names',
    () => aPdf({ catalog: '/Names << /JavaScript << /Names [(x) 4 0 R] >> >>', objects: ['(x)'] }),
  ],
  [
    'active',
    'a script whose name is written in hex',
    () => aPdf({ catalog: '/OpenAction << /S /Java#53cript /J#53 (x) >>' }),
  ],
  ['active', 'a script that nothing refers to', () => aPdf({ objects: [javascript] })],
  ['active', 'a script in an object stream', () => aPdf({ objects: [hidden] })],
  [
    'active',
    'a script whose name is a reference',
    () => aPdf({ objects: [objectStream(['<< /S 101 0 R >>', '/JavaScript'])] }),
  ],
  [
    'active',
    'a script under a number that is used again',
    () =>
      Buffer.concat([
        aPdf({ objects: [hidden] }),
        Buffer.from('100 0 obj\n(harmless)\nendobj\nstartxref\n0\n%%EOF'),
      ]),
  ],
  [
    'active',
    'a script inside the bytes of another stream',
    () => aPdf({ objects: [stream(`9 0 obj ${javascript} endobj`)] }),
  ],
  ['outside', 'an address when it is opened', () => aPdf({ catalog: `/OpenAction ${address}` })],
  [
    'outside',
    'an address by reference, in an object stream',
    () => aPdf({ catalog: '/OpenAction 100 0 R', objects: [objectStream([address])] }),
  ],
  [
    'outside',
    'another file after going to a page',
    () =>
      aPdf({
        catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [4 0 R] >>',
        objects: ['<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'],
      }),
  ],
  ['outside', 'an address when a page shows', () => aPdf({ page: `/AA << /O ${address} >>` })],
  [
    'outside',
    'an address under a number that is used again',
    () =>
      aPdf({
        catalog: '/OpenAction 100 0 R',
        objects: [objectStream([address])],
        behind: '100 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\nstartxref\n0\n%%EOF',
      }),
  ],
  [
    'outside',
    'a network path behind a link',
    () => aPdf({ objects: ['<< /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [0 /Fit] >>'] }),
  ],
  [
    'outside',
    'a network path in hex, of a file specification',
    () => aPdf({ objects: ['<< /Type /Filespec /UF <FEFF005C005C0068> >>'] }),
  ],
  [
    'outside',
    'a network path as PDF spells it',
    () => aPdf({ objects: ['<< /S /GoToR /F (/host/share/a.pdf) /D [0 /Fit] >>'] }),
  ],
  ['outside', 'a stream from another file', () => aPdf({ objects: [stream('', '/F (a.bin)')] })],
  [
    'outside',
    'a page of another file in a form',
    () => aPdf({ objects: [stream('', '/Subtype /Form /Ref << /F (a.pdf) /Page 0 >>')] }),
  ],
  [
    'unreadable',
    'an object stream inside the bytes of another stream',
    () =>
      aPdf({
        objects: [
          stream(Buffer.concat([Buffer.from('9 0 obj\n'), hidden, Buffer.from('\nendobj')])),
        ],
      }),
  ],
  [
    'active',
    'a program to start',
    () => aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  ],
  [
    'active',
    'a form that is sent away',
    () => aPdf({ objects: [objectStream(['<< /S /SubmitForm /F (https://evil.test) >>'])] }),
  ],
  [
    'active',
    'a form in XML',
    () => aPdf({ catalog: '/AcroForm << /XFA 4 0 R >>', objects: [stream('<xdp/>')] }),
  ],
  [
    'active',
    'a film',
    () => aPdf({ objects: [objectStream(['<< /Type /Annot /Subtype /RichMedia >>'])] }),
  ],
  ['active', 'a sound', () => aPdf({ objects: [objectStream(['<< /S /Sound >>'])] })],
  [
    'attachments',
    'a file inside',
    () =>
      aPdf({
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a.exe) << /F (a.exe) /EF << /F 4 0 R >> >>] >> >>',
        objects: [stream('MZ', '/Type /EmbeddedFile')],
      }),
  ],
  [
    'attachments',
    'a file pinned to a page',
    () =>
      aPdf({
        objects: [objectStream(['<< /Type /Annot /Subtype /FileAttachment /FS << >> >>'])],
      }),
  ],
  [
    'attachments',
    'an attached file as a program writes it',
    () => {
      const document = new PdfKitDocument();
      document.file(Buffer.from('MZ'), { name: 'a.exe' });
      return written(document);
    },
  ],
  ['encrypted', 'a password', () => written(new PdfKitDocument({ userPassword: 'x' }))],
  [
    'encrypted',
    'a password only for changes',
    () => written(new PdfKitDocument({ ownerPassword: 'x' })),
  ],
  ['pages', 'more than 200 pages', () => pagedPdf(201)],
])('is refused: %s: %s', async (refusal, _, make) => {
  expect(await check(await make())).toEqual({ refusal });
});
