import { attachmentHeader } from './attachment-header';

const readBack = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '');

test('a plain name is said in both forms', () => {
  expect(attachmentHeader('Reisepass.pdf', 'application/pdf')).toBe(
    `attachment; filename="Reisepass.pdf"; filename*=UTF-8''Reisepass.pdf`,
  );
});

test('other letters are kept in the long form and replaced in the short one', () => {
  expect(attachmentHeader('Übergabe Straße (1).PDF', 'application/pdf')).toBe(
    `attachment; filename="Ubergabe Strasse (1).pdf"; filename*=UTF-8''%C3%9Cbergabe%20Stra%C3%9Fe%20%281%29.pdf`,
  );
});

test.each([
  ['../../etc/passwd', '_.._etc_passwd.pdf'],
  ['..\\..\\boot.ini', '_.._boot.ini.pdf'],
  ['C:\\Users\\x.pdf', 'C__Users_x.pdf'],
  ['CON', '_CON.pdf'],
  ['nul.pdf', '_nul.pdf'],
  ['COM1.tar.pdf', '_COM1.tar.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a__Set-Cookie_ x=1.pdf'],
  ['a\u0000b', 'a_b.pdf'],
  ['a"; filename="b.exe', 'a_; filename=_b.exe.pdf'],
  ['rechnung.pdf.exe', 'rechnung.pdf.exe.pdf'],
  ['x.html', 'x.html.pdf'],
  ['foto\u202egpj.exe', 'foto_gpj.exe.pdf'],
  ['عقد الإيجار.pdf', 'عقد الإيجار.pdf'],
  ['🏠.pdf', '🏠.pdf'],
  ['...', 'file.pdf'],
  ['   ', 'file.pdf'],
  ['50 % Anzahlung', '50 % Anzahlung.pdf'],
  ["Müller's *Vertrag*", "Müller's _Vertrag_.pdf"],
])('%j arrives as %j', (name, arrives) => {
  const header = attachmentHeader(name, 'application/pdf');
  expect(readBack(header)).toBe(arrives);
  expect(header).toMatch(
    /^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/,
  );
  expect(header).toMatch(/^[\x20-\x7e]+$/);
});

test('a long name is cut between letters and keeps its ending', () => {
  const name = readBack(attachmentHeader(`${'🏠'.repeat(300)}.jpeg`, 'image/jpeg'));
  expect([...name]).toHaveLength(124);
  expect(name.endsWith('🏠.jpg')).toBe(true);
});
