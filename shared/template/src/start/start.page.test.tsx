import type { Faq } from '@manzil/shared/contract/faq/faq';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';

const open = (categories: Faq['categories']) =>
  renderScreen({
    screen: 'start',
    answers: { 'GET /faq?language=de': { categories } },
  });

const item = { id: 101, question: 'Was kostet das?', answer: '', reviewed_on: '2026-10-02' };

test('the investor is greeted and every topic leads to its answers', async () => {
  await open([
    { id: 1, title: 'Kauf', description: 'Kosten', icon: 'key-round', items: [item] },
    { id: 2, title: 'Miete', description: 'Schecks', icon: 'users', items: [] },
  ]);
  expect(screen.getByText(/^Hallo Anna/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kauf' })).toHaveAttribute('href', '/faq');
  expect(screen.getByText('1 Antwort')).toBeVisible();
  expect(screen.getByText('0 Antworten')).toBeVisible();
});

test('a page without topics says so', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Hier stehen noch keine Themen.' })).toBeVisible();
});
