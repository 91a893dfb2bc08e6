import { archiveNames } from './archive-names';
import type { KeptFile } from './document-files.repository';

const file = (unit_label: string, changes: Partial<KeptFile> = {}): KeptFile => ({
  document_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a01',
  document_type: 'ejari',
  unit_label,
  uploaded_on: '2026-05-01',
  key: 'documents/1',
  name: 'a.pdf',
  media_type: 'application/pdf',
  sha256: 'a',
  size_bytes: 1,
  superseded: false,
  ...changes,
});
const long = 'x'.repeat(150);

test.each([
  ['long ones', [file(`${long} 1`), file(`${long} 2`), file(`${long} 1`)]],
  ['those that differ in a sign that no file may have', [file('A/1'), file('A:1')]],
  ['those that differ in capitals', [file('Marina 1'), file('MARINA 1')]],
  ['one that is called like the second of others', [file('A'), file('A'), file('A')]],
])('no two names are alike: %s', (_, files) => {
  const names = archiveNames(files, 'de').map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(files.length);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(124);
});

test('what it is, and which one of several', () => {
  expect(archiveNames([file('A 1'), file('A 1'), file('A 1', { superseded: true })], 'de')).toEqual(
    [
      'Ejari-Zertifikat A 1 2026-05-01.pdf',
      'Ejari-Zertifikat A 1 2026-05-01 (2).pdf',
      'Frühere Fassungen/Ejari-Zertifikat A 1 2026-05-01.pdf',
    ],
  );
});
