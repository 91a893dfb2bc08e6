import { bankCodeOf, bicProblem, needsBic, plainBic } from './iban';

test.each([
  ['deut de ff', null],
  ['DEUTDEFF500', null],
  ['', null],
  ['DEUTDEF', 'kein BIC'],
  ['DEUT1EFF', 'kein BIC'],
  ['DEUTßFF', 'kein BIC'],
])('%p as a BIC: %s', (text, reason) => {
  const problem = bicProblem(plainBic(text), 'DE89370400440532013000');
  expect(problem?.de ?? null).toEqual(reason && expect.stringContaining(reason));
});

test.each(['AE070331234567890123456', 'SA0380000000608010167519', 'TR330006100519786457841326'])(
  'SEPA does not reach %s, so its BIC is asked for',
  (iban) => {
    expect([needsBic(iban), bicProblem('', iban)?.de]).toEqual([
      true,
      expect.stringContaining('nur mit BIC'),
    ]);
    expect(bicProblem('BOMLAEAD', iban)).toBeNull();
  },
);

test('SEPA reaches the Union, the United Kingdom and Switzerland', () => {
  const reached = ['DE89', 'AT61', 'GB29', 'CH93', 'LI21'];
  expect(reached.filter(needsBic)).toEqual([]);
});

test.each([
  ['DE89370400440532013000', { country: 'DE', bank_code: '37040044' }],
  ['DE8937040044', { country: 'DE', bank_code: '37040044' }],
  ['DE893704004', null],
  ['AT611904300234573201', null],
  ['', null],
])('of %p the bank is %j', (iban, bank) => {
  expect(bankCodeOf(iban)).toEqual(bank);
});
