import { aPdf } from './pdfs';

type RefusedFile = [what: string, content: Buffer, status: number, code: string, text: string];

export const REFUSED_FILES: RefusedFile[] = [
  ['a web page', Buffer.from('<html>'), 415, 'upload.type_unsupported', 'Diese Art von Datei'],
  ['nothing', Buffer.alloc(0), 422, 'upload.empty', 'Die Datei ist leer.'],
  [
    'a photo of an iPhone',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    415,
    'upload.heic',
    'ein Bildschirmfoto',
  ],
  [
    'a PDF with a script',
    aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
    422,
    'upload.active_content',
    'Drucke es als neues PDF',
  ],
];

/** What is said about a file, and refused at its field. */
export const REFUSED_WORDS: [what: string, said: Record<string, string>][] = [
  ['an unknown type', { document_type: 'selfie' }],
  ['no name', { name: '' }],
  ['a name of 256 letters', { name: 'x'.repeat(256) }],
  ['a name with a line end', { name: 'a\r\nSet-Cookie: x=1' }],
  ['a name with NUL', { name: 'a\0b.pdf' }],
  ['a name that turns its direction', { name: 'foto\u202egpj.exe' }],
  ['a day that does not exist', { valid_until: '2027-02-30' }],
  ['a unit that is no id', { unit_id: '3' }],
  ['a field nobody asked for', { status: 'accepted' }],
];
