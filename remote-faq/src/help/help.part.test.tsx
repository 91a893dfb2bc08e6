import { renderPart } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';

/** 20 November 2026 is a Friday. */
const FRIDAY_NOON_IN_DUBAI = '2026-11-20T08:00:00Z';
const SATURDAY = '2026-11-21T08:00:00Z';

const show = (setup: Partial<Parameters<typeof renderPart>[0]> = {}) =>
  renderPart({ part: 'help', now: FRIDAY_NOON_IN_DUBAI, ...setup });
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('WhatsApp, telephone and e-mail of the configuration are real links', async () => {
  await show();
  expect(target('WhatsApp')).toBe('https://wa.me/971505550137');
  expect(target('Anrufen')).toBe('tel:+97145550137');
  expect(target('E-Mail schreiben')).toBe('mailto:hallo@manzil.example');
});

test('on the page of a unit, mail and message begin with the unit', async () => {
  document.title = 'Yas Canal & Söhne 705 – Manzil';
  await show({ at: '/my-units/705' });
  const about = 'Yas%20Canal%20%26%20S%C3%B6hne%20705';
  expect(target('WhatsApp')).toBe(`https://wa.me/971505550137?text=${about}`);
  expect(target('E-Mail schreiben')).toBe(`mailto:hallo@manzil.example?subject=${about}`);
});

test('on the page of a payout, mail and message begin with the payout', async () => {
  document.title = 'Auszahlung vom 31.10.2026 – Manzil';
  await show({ at: '/financials/payouts/705' });
  const about = 'Auszahlung%20vom%2031.10.2026';
  expect(target('E-Mail schreiben')).toBe(`mailto:hallo@manzil.example?subject=${about}`);
});

test('on another page nothing is told of it', async () => {
  document.title = 'Dashboard – Manzil';
  await show({ at: '/my-units' });
  expect(target('E-Mail schreiben')).toBe('mailto:hallo@manzil.example');
});

test('on a working day it says until when somebody answers', async () => {
  await show();
  expect(screen.getByText('Jetzt erreichbar')).toBeVisible();
  expect(screen.getByText(/^Heute bis .*17:00 Uhr in Dubai/)).toBeVisible();
  expect(screen.getByText(/^Montag bis Freitag, 08:00 bis 17:00 Uhr in Dubai/)).toBeVisible();
});

test('at the weekend it says when somebody is back, and to write until then', async () => {
  await show({ now: SATURDAY });
  expect(screen.getByText('Gerade geschlossen')).toBeVisible();
  expect(
    screen.getByText(
      /^Wieder da: Montag, 08:00 Uhr in Dubai.*\. Schreib uns, wir antworten dann\.$/,
    ),
  ).toBeVisible();
});

test('an investor is led to the frequent questions', async () => {
  const { user } = await show();
  expect(screen.getByRole('heading', { name: 'Häufige Fragen' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'FAQs' }));
  expect(await screen.findByText('Adresse: /faq')).toBeVisible();
});

test('a visitor, who may not open them, does not see the frequent questions', async () => {
  await show({ investor: null });
  expect(screen.queryByText('Häufige Fragen')).toBeNull();
  expect(screen.queryByRole('link', { name: 'FAQs' })).toBeNull();
});

test('in English it speaks English', async () => {
  await show({ language: 'en' });
  expect(screen.getByText('Available now')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
});
