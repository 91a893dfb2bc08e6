import { agendaTitle } from './agenda-title';

const alone = { number: 1, seq: null, count: null, document_type: null };

test('the last instalment is the final payment, in both languages', () => {
  const last = { ...alone, kind: 'instalment' as const, seq: 5, count: 5 };
  expect(agendaTitle(last, 'de')).toBe('Restzahlung (Rate 5 von 5)');
  expect(agendaTitle(last, 'en')).toBe('Final payment (instalment 5 of 5)');
  expect(agendaTitle({ ...last, seq: 4 }, 'de')).toBe('Rate 4 von 5');
});

test('a document is named, and one that is newer than this code is still a document', () => {
  const passport = { ...alone, kind: 'document_expiry' as const, document_type: 'passport' };
  expect(agendaTitle(passport, 'de')).toBe('Reisepass läuft ab');
  expect(agendaTitle({ ...passport, document_type: 'hologram' }, 'en')).toBe('Document expires');
  expect(agendaTitle({ ...passport, number: 3 }, 'de')).toBe('3 Dokumente laufen ab: Reisepass');
});

test('several are counted', () => {
  const cheques = { ...alone, kind: 'cheque' as const, number: 13 };
  expect(agendaTitle(cheques, 'de')).toBe('13 Schecks gehen zur Bank');
});
