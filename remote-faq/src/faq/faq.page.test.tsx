import type { Faq } from '@manzil/shared/contract/faq/faq';
import { queryClient } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { act, screen, within } from '@testing-library/react';

const item = (id: number, question: string, answer = '<p>Antwort</p>') => ({
  id,
  question,
  answer,
  reviewed_on: '2026-10-02',
});
const items = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => item(from + index, `Frage ${from + index}`));

const faq: Faq = {
  categories: [
    { id: 1, title: 'Kauf', description: 'Kosten', icon: 'key-round', items: items(101, 10) },
    { id: 2, title: 'Übergabe', description: 'Mängel', icon: 'users', items: items(201, 11) },
    { id: 3, title: 'Verwaltung', description: 'Gebühren', icon: 'users', items: items(301, 3) },
  ],
};

const show = (at = '/faq', answer: unknown = faq, language: 'de' | 'en' = 'de') =>
  renderScreen({
    screen: 'faq',
    at,
    language,
    answers: { [`GET /faq?language=${language}`]: answer },
  });

const category = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
const section = (title: string) => {
  const panel = document.getElementById(category(title).getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`${title} has no panel`);
  return within(panel);
};
const question = (title: string) => screen.getByRole('button', { name: title });
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

function withAnswer(answer: string): Faq {
  const [first, ...rest] = faq.categories;
  if (!first) throw new Error('The fixture has categories.');
  return { categories: [{ ...first, items: [item(101, 'Frage 101', answer)] }, ...rest] };
}

test('all answers are counted, with the month of the newest review', async () => {
  const reviewed = structuredClone(faq);
  reviewed.categories[1]!.items[4]!.reviewed_on = '2026-11-20';
  await show('/faq', reviewed);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Häufige Fragen');
  expect(screen.getByText('24 Antworten. Stand: November 2026.')).toBeVisible();
});

test.each([
  ['/faq', 'Häufige Fragen'],
  ['/faq?categoryId=2', 'Übergabe'],
  ['/faq?categoryId=9', 'Häufige Fragen'],
])('the window at %s is titled "%s"', async (at, title) => {
  await show(at);
  expect(document.title).toBe(`${title} – Manzil`);
});

test('in English the page speaks English', async () => {
  await show('/faq', faq, 'en');
  expect(screen.getByText('24 answers. As of October 2026.')).toBeVisible();
});

test('categories are closed at first, and their heads open and close them', async () => {
  const { user } = await show();
  expect(['Kauf', 'Übergabe', 'Verwaltung'].map(category).map(isOpen)).toEqual([
    false,
    false,
    false,
  ]);
  await user.click(category('Kauf'));
  await user.click(category('Verwaltung'));
  expect(['Kauf', 'Übergabe', 'Verwaltung'].map(category).map(isOpen)).toEqual([true, false, true]);
  await user.click(category('Kauf'));
  expect(isOpen(category('Kauf'))).toBe(false);
});

test('within a category one question is open at a time, across categories several are', async () => {
  const { user } = await show();
  await user.click(category('Kauf'));
  await user.click(category('Verwaltung'));
  await user.click(question('Frage 101'));
  await user.click(question('Frage 301'));
  await user.click(question('Frage 103'));
  expect(['Frage 101', 'Frage 103', 'Frage 301'].map(question).map(isOpen)).toEqual([
    false,
    true,
    true,
  ]);
  await user.click(question('Frage 103'));
  expect(isOpen(question('Frage 103'))).toBe(false);
});

test('a closed category has a button that shows all of its questions, and its head takes the focus', async () => {
  const { user } = await show();
  const buttons = () => screen.queryAllByRole('button', { name: /^Alle Fragen anzeigen/ });
  expect(buttons()).toHaveLength(3);
  await user.click(buttons()[1]!);
  expect(isOpen(category('Übergabe'))).toBe(true);
  expect(section('Übergabe').getAllByRole('heading', { level: 3 })).toHaveLength(11);
  expect(category('Übergabe')).toHaveFocus();
  expect(buttons()).toHaveLength(2);
});

test('every answer says when it was reviewed', async () => {
  const { user } = await show();
  await user.click(category('Verwaltung'));
  expect(section('Verwaltung').getAllByText('Stand: Oktober 2026')).toHaveLength(3);
});

test('script and event handlers vanish from an answer, its text and table stay', async () => {
  await show(
    '/faq',
    withAnswer(
      '<p>Vier <strong>Prozent</strong><script>alert(1)</script></p><img src="x" onerror="alert(2)">' +
        '<a href="javascript:alert(3)" onclick="alert(4)">hier</a><table><tbody><tr><td>4 %</td></tr></tbody></table>',
    ),
  );
  const html = document.querySelector('[class="answer"]')?.innerHTML ?? '';
  expect(html).toBe(
    '<p>Vier <strong>Prozent</strong></p><a>hier</a><table><tbody><tr><td>4 %</td></tr></tbody></table>',
  );
});

test('a link into the portal inside an answer is followed without leaving the portal', async () => {
  const { user } = await show('/faq', withAnswer('<p><a href="/my-units">Einheiten</a></p>'));
  await user.click(category('Kauf'));
  await user.click(question('Frage 101'));
  await user.click(screen.getByRole('link', { name: 'Einheiten' }));
  expect(await screen.findByText('Adresse: /my-units')).toBeVisible();
});

test('the contact button offers WhatsApp, telephone and e-mail', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Kontaktiere uns' }));
  const dialog = within(screen.getByRole('dialog', { name: 'So erreichst du uns' }));
  const target = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(target('WhatsApp')).toBe('https://wa.me/971505550137');
  expect(target('Anrufen')).toBe('tel:+97145550137');
  expect(target('E-Mail schreiben')).toBe('mailto:hallo@manzil.example');
  expect(dialog.getByText(/Montag bis Freitag, 08:00 bis 17:00 Uhr in Dubai/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the back arrow goes to the start where the tab has no earlier page', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await screen.findByText('Adresse: /')).toBeVisible();
});

test('a list without questions says so and still offers contact', async () => {
  await show('/faq', { categories: [{ ...faq.categories[0], items: [] }] });
  expect(screen.getByRole('heading', { name: 'Hier stehen noch keine Fragen.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Kauf/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Kontaktiere uns' })).toBeVisible();
});

test('answers that cannot be refreshed stay, and the page says so', async () => {
  let reachable = true;
  const { user } = await show('/faq', () => (reachable ? faq : new Refusal(503)));
  reachable = false;
  await act(() => queryClient.invalidateQueries());
  expect(
    await screen.findByText('Die Antworten lassen sich gerade nicht aktualisieren.'),
  ).toBeVisible();
  expect(category('Kauf')).toBeVisible();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.queryByText('Nicht ganz aktuell')).toBeNull();
});
