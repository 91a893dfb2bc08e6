import { mailSamples as samples } from '../../../../testing/mail-samples';
import {
  ANONYMOUS,
  all,
  languages,
  PORTAL,
  render,
  visible,
} from '../../../../testing/rendered-mails';

const personal = all.filter(([name]) => !ANONYMOUS.includes(name));
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
