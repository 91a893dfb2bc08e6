import type { Make } from '../check-content';
import { aPdf, objectStream, stream } from '../pdfs';

export const REFUSED_PDFS: [string, number, string, Make][] = [
  [
    'PDF with JavaScript',
    422,
    'upload.active_content',
    () => aPdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] }),
  ],
  [
    'PDF that acts when it is opened',
    422,
    'upload.active_content',
    () => aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
  ],
  [
    'PDF with JavaScript in an object stream',
    422,
    'upload.active_content',
    () => aPdf({ objects: [objectStream(['<< /S /JavaScript /JS (x) >>'])] }),
  ],
  [
    'PDF that starts a program',
    422,
    'upload.active_content',
    () => aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  ],
  [
    'PDF with a file inside',
    422,
    'upload.attachments',
    () => aPdf({ objects: [stream('MZ', '/Type /EmbeddedFile')] }),
  ],
];
