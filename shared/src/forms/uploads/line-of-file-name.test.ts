import { UploadQuery } from '../../contract/documents/documents';
import { lineOfFileName } from './line-of-file-name';

test.each([
  ['Reisepass Anna.pdf', 'Reisepass Anna.pdf'],
  ['  Reisepass.pdf ', 'Reisepass.pdf'],
  ['Reise\npass\u0000.pdf', 'Reise pass .pdf'],
  ['fdp.\u202eexe', 'fdp. exe'],
  ['A\u0308rmel.pdf', 'Ärmel.pdf'],
  ['\u0007', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
  [`${'x'.repeat(250)}😀.jpeg`, `${'x'.repeat(250)}.jpeg`],
])('%j is sent as a line that the API takes', (name, line) => {
  expect(lineOfFileName(name)).toBe(line);
  expect(UploadQuery.safeParse({ document_type: 'visa', name: line }).success).toBe(true);
});
