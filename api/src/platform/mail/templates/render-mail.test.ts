import {
  ANONYMOUS,
  all,
  names,
  oneBlank,
  render,
  visible,
} from '../../../../testing/rendered-mails';
import { exportsOf } from '../../../exports-of';
import { imprint } from './imprint';

test('each mail that there is has its sample', async () => {
  const mails = await exportsOf('mail');
  expect(mails.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test.each(all)('%s in %s is whole, in HTML and in plain text', (name, language) => {
  const { subject, html, text } = render(name, language);
  expect(subject.length).toBeLessThanOrEqual(78);
  expect(subject).not.toMatch(/[\r\n\u00A0]/);
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{|\{\{/);
  }
  expect(html).toContain(`<html lang="${language}">`);
  for (const part of [visible(html), text]) {
    if (!ANONYMOUS.includes(name)) expect(part).toContain('Anna');
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
