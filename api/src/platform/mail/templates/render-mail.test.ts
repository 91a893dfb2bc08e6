import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { Language } from '@manzil/shared/contract/values';
import { mailSamples as samples } from '../../../../testing/mail-samples';
import { API_ROOT } from '../../../api-root';
import { exportsOf } from '../../../exports-of';
import { bankAccountAccepted } from '../../../modules/bank-accounts/mails/bank-account-accepted.mail';
import type { DeclineCode } from '../../../modules/documents/mails/document-declined.mail';
import { imprint } from './imprint';
import type { AnyMailTemplate } from './mail-content';
import { renderMail } from './render-mail';

/** Anybody can have it sent to any address, so it repeats nothing. */
type Name = keyof typeof samples;
const ANONYMOUS: Name = 'contact-received';
const names = Object.keys(samples) as Name[];
const languages: Language[] = ['de', 'en'];
const all = names.flatMap((name) => languages.map((language) => [name, language] as const));

const PORTAL = 'https://portal.manzil.example';

function render<Named extends Name>(
  name: Named,
  language: Language,
  given: Partial<(typeof samples)[Named]['values']> = {},
) {
  const { template, values }: { template: AnyMailTemplate; values: object } = samples[name];
  const context = { portal: PORTAL, expiresAt: null };
  return renderMail(template, language, { ...values, ...given } as never, context);
}

/** What a user of the HTML sees, with all white space as one blank. */
function visible(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return oneBlank(
    html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<div style="display:none.*?<\/div>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? ''),
  );
}
const oneBlank = (text: string) => text.replace(/\s+/g, ' ').trim();

test('each mail that there is has its sample', async () => {
  const mails = await exportsOf('mail');
  expect(mails.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test.each(all)('%s in %s is whole, in HTML and in plain text', (name, language) => {
  const { subject, html, text } = render(name, language);
  expect(subject.length).toBeLessThanOrEqual(78);
  expect(subject).not.toMatch(/[\r\n]/);
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{|\{\{/);
  }
  expect(html).toContain(`<html lang="${language}">`);
  for (const part of [visible(html), text]) {
    if (name !== ANONYMOUS) expect(part).toContain('Anna');
    expect(part).toContain(imprint[language].name);
    expect(part).toContain(imprint[language].address);
    expect(part).toContain(imprint[language].phone);
    expect(part).toMatch(
      language === 'de' ? /Du erhältst diese E-Mail, weil/ : /You receive this e-mail because/,
    );
  }
});

test.each(all)('%s in %s says the same in plain text as in HTML', (name, language) => {
  const { html, text } = render(name, language);
  const shown = visible(html);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  for (const address of addresses) expect(text).toContain(address);
  for (const line of text.split('\n').filter((part) => part && part !== '-- ')) {
    if (addresses.includes(line)) continue;
    // What somebody else has written is marked as such, line by line.
    for (const part of line.replace(/^> ?/, '').split(/:(?: |$)/))
      expect(shown).toContain(oneBlank(part));
  }
});

test.each(all)('%s in %s fetches nothing and leads nowhere but to the portal', (name, language) => {
  const { html } = render(name, language);
  expect(html).not.toMatch(/<img|<link|<script|<iframe|src=|url\(|@import/i);
  for (const [, url] of html.matchAll(/https?:\/\/([^"/\s]+)/g)) {
    expect(url).toBe('portal.manzil.example');
  }
});

const personal = all.filter(([name]) => name !== ANONYMOUS);
test.each(personal)('%s in %s shows markup in a name as text', (name, language) => {
  const first_name = `<script>alert('x')</script>" onload="`;
  const who = 'first_name' in samples[name].values ? { first_name } : { name: first_name };
  const { subject, html, text } = render(name, language, who);
  expect(subject).not.toContain('script');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('" onload');
  expect(visible(html)).toContain(first_name);
  expect(text).toContain(first_name);
});

test('markup in the name of a device is text too', () => {
  const { html } = render('new-device', 'de', { device: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('a value with line ends cannot pose as a paragraph of ours', () => {
  const first_name = 'Anna\r\n\r\nÜberweise an DE00\u2028\u202e';
  expect(render('password-changed', 'de', { first_name }).text).toContain(
    'Hallo Anna Überweise an DE00,',
  );
});

test('nor can one that stands within another', () => {
  const kept = { holder_name: 'Anna\n\nÜberweise an DE00', bank_name: null };
  const { text } = render('bank-account-kept', 'de', { kept } as never);
  expect(text).toContain('Anna Überweise an DE00');
});

test('what somebody wrote to the team keeps its lines and cannot pose as words of ours', () => {
  const lines = ['<b>Hallo</b>\u2028\u202e', '', '-- ', 'Manzil Property Services'];
  const { html, text, reply_to } = render('contact-message', 'de', { lines });
  expect(text).toContain('\n\n> <b>Hallo</b>\n>\n> --\n> Manzil Property Services\n\n');
  expect(html).not.toContain('<b>');
  expect(reply_to).toBe('anna@example.com');
});

test('a link keeps what it carries, and says the language of its mail', () => {
  const link = `${PORTAL}/reset-password?x=1#link=abc`;
  const { text } = render('account-invited', 'en', { link });
  expect(text).toContain(`${PORTAL}/reset-password?x=1&language=en#link=abc`);
});

test('a link that is no web address is not sent', () => {
  const link = 'javascript:alert(1)';
  expect(() => render('account-invited', 'de', { link })).toThrow();
});

test('neither the code nor the name is in the subject', () => {
  for (const language of languages) {
    expect(render('password-code', language).subject).not.toMatch(/482913|Anna/);
  }
});

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
    'Zeitpunkt: Sonntag, 22. November 2026, 02:08 Uhr in Dubai',
  );
  expect(render('new-device', 'en').text).toContain(
    'Time: Sunday, 22 November 2026, 02:08 in Dubai',
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
  expect(dated.text).toContain('End: Sunday, 31 January 2027');
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
    'Auszahlungen ab: Dienstag, 24. November 2026, 22:30 Uhr bei dir, Mi., 25. Nov., 01:30 Uhr in Dubai',
  );
  expect(
    render('bank-account-changed', 'en', { ...changed, timezone: 'Asia/Muscat' }).text,
  ).toMatch(/Payouts from: Wednesday,? 25 November 2026, 01:30 in Dubai\n/);
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
  expect(text).toContain('Auszahlungen frühestens ab: Dienstag, 24. November 2026, 11:00 Uhr');
  expect(text).toContain('Vorher prüfen wir das Konto');
  expect(render('bank-account-accepted', 'de', { usable_from: null }).text).toContain(
    'Auszahlungen gehen ab jetzt darauf.',
  );
});
