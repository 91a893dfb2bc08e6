import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { mailSamples as samples } from '../../../../testing/mail-samples';
import { languages, oneBlank, PORTAL, render } from '../../../../testing/rendered-mails';
import { API_ROOT } from '../../../api-root';
import { bankAccountAccepted } from '../../../modules/bank-accounts/mails/bank-account-accepted.mail';
import type { DeclineCode } from '../../../modules/documents/mails/document-declined.mail';
import { imprint } from './imprint';
import { renderMail } from './render-mail';

test('a code says until when it holds, where its recipient lives and in Dubai', () => {
  const { template, values } = samples['password-code'];
  const { text } = renderMail(template, 'de', values, {
    portal: PORTAL,
    expiresAt: new Date('2026-11-21T14:18:00Z'),
  });
  expect(text).toContain(
    'Er gilt 10 Minuten, bis 15:18 Uhr in Deutschland (18:18 Uhr in Dubai), und nur einmal.',
  );
});

test('instants are those of Dubai, in words', () => {
  expect(render('new-device', 'de').text).toContain(
    'Zeitpunkt: Sonntag, 22.\u00A0November\u00A02026, 02:08 Uhr in Dubai',
  );
  expect(render('new-device', 'en').text).toContain(
    'Time: Sunday, 22\u00A0November\u00A02026, 02:08 in Dubai',
  );
});

test('the receipt of a declaration says which it is, and when it came', () => {
  const { text } = render('cancellation-received', 'de');
  for (const line of [
    'Eingegangen: 21. November 2026, 20:15 Uhr in Deutschland (23:15 Uhr in Dubai)',
    'Kündigung: außerordentlich, aus wichtigem Grund',
    'Ende: zum nächstmöglichen Zeitpunkt',
  ]) {
    expect(text).toContain(line);
  }
  const dated = render('cancellation-received', 'en', {
    notice: 'ordinary',
    ends_on: '2027-01-31',
  });
  expect(dated.text).toContain('Cancellation: ordinary');
  expect(dated.text).toContain('End: Sunday, 31\u00A0January\u00A02027');
  expect(render('withdrawal-received', 'en').text).toContain(
    'Received: 21 November 2026, 20:15 in Germany (23:15 in Dubai)',
  );
});

test('every type of document and every reason has its words', () => {
  const reasons: DeclineCode[] = [
    'unreadable',
    'cropped',
    'expired',
    'wrong_type',
    'name_mismatch',
    'older_than_3_months',
    'other',
  ];
  for (const language of languages) {
    for (const document of DocumentType.options) {
      for (const reason of reasons) {
        const { text } = render('document-declined', language, { document, reason });
        expect(text).not.toContain('undefined');
      }
    }
  }
});

test.each(languages)('the imprint below the mails is that of the portal (%s)', (language) => {
  const file = join(API_ROOT, `../host/src/public/texts/operator.${language}.json`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(imprint[language]);
});

test('what is taken back is an order, also where nothing ran before it', () => {
  const first = { present_code: null };
  const { subject, text } = render('package-change-cancelled', 'de', first);
  expect(subject).toBe('Dein Paketauftrag ist zurückgenommen');
  expect(text).not.toContain('Änderung');
  expect(render('package-change-cancelled', 'en', first).text).not.toContain('change');
});

test('when an account is used is said by the clock of its owner and by that of Dubai', () => {
  const changed = { reviewed: false, usable_from: '2026-11-24T21:30:00.000Z' };
  expect(render('bank-account-changed', 'de', changed).text).toContain(
    'Auszahlungen ab: Dienstag, 24.\u00A0November\u00A02026, 22:30 Uhr bei dir, Mi., 25.\u00A0Nov., 01:30 Uhr in Dubai',
  );
  expect(
    render('bank-account-changed', 'en', { ...changed, timezone: 'Asia/Muscat' }).text,
  ).toMatch(/Payouts from: Wednesday,? 25\u00A0November\u00A02026, 01:30 in Dubai\n/);
});

test('of an account whose it is is said beside the end of its IBAN, where it is known', () => {
  expect(render('bank-account-changed', 'de').text).toMatch(
    /Kontoinhaber: Thomas Becker\nBank: Hanseatische Privatbank\nIBAN: endet auf 3000\n/,
  );
  const kept = oneBlank(render('bank-account-kept', 'de').text);
  expect(kept).toContain('dessen IBAN auf 2109 endet (Thomas Becker), ist');
  expect(kept).toContain('dessen IBAN auf 3000 endet (Anna Becker, Hanseatische Privatbank).');
  expect(oneBlank(render('bank-account-rejected', 'en').text)).toContain(
    'whose IBAN ends in 3000 (Thomas Becker) is yours',
  );
  const before = { first_name: 'Anna', iban_last4: '3000', usable_from: null, timezone: 'UTC' };
  const context = { portal: PORTAL, expiresAt: null };
  expect(oneBlank(renderMail(bankAccountAccepted, 'de', before, context).text)).toContain(
    'dessen IBAN auf 3000 endet, haben wir',
  );
});

test('of an account that is looked at first no day is promised', () => {
  const { text } = render('bank-account-changed', 'de');
  expect(text).toContain(
    'Auszahlungen frühestens ab: Dienstag, 24.\u00A0November\u00A02026, 11:00 Uhr',
  );
  expect(text).toContain('Vorher prüfen wir das Konto');
  expect(render('bank-account-accepted', 'de', { usable_from: null }).text).toContain(
    'Ab jetzt zahlen wir darauf aus.',
  );
});
