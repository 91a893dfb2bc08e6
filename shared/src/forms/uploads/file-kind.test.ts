import { fileKind } from './file-kind';

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a PDF', '%PDF-1.7\n%xx', 'application/pdf'],
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\r', 'image/png'],
  ['a photo of an iPhone', '\x00\x00\x00\x18ftypheic', 'heic'],
  ['a photo of an iPhone in HDR', '\x00\x00\x00\x18ftypheix', 'heic'],
  ['a burst of an iPhone', '\x00\x00\x00\x18ftyphevc', 'heic'],
  ['a picture of another phone in the same format', '\x00\x00\x00\x18ftypmif1', 'heic'],
  ['a film', '\x00\x00\x00\x18ftypqt  ', 'other'],
  ['a picture as AVIF', '\x00\x00\x00\x18ftypavif', 'other'],
  ['a text that names a type', 'PDF %PDF-1.7', 'other'],
  ['a Word document', 'PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00', 'other'],
  ['half a signature', '%P', 'other'],
  ['nothing', '', 'other'],
])('%s is told by its content', (_, start, kind) => {
  expect(fileKind(bytes(start))).toBe(kind);
});
