/** Paths, devices and headers, and letters of other scripts. */
export const HOSTILE_NAMES: [string][] = [
  ['../../etc/passwd'],
  ['..\\..\\boot.ini'],
  ['C:\\Windows\\win.ini'],
  ['CON'],
  ['nul.pdf'],
  [`${'n'.repeat(251)}.pdf`],
  ['a"b.pdf'],
  ["a'b.pdf"],
  ['a;filename=evil.exe'],
  ['a%0d%0aX-Evil: 1.pdf'],
  ['🏠🏡.pdf'],
  ['جواز سفر.pdf'],
  ['Ümläut ß.pdf'],
];
