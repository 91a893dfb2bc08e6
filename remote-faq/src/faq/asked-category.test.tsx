import type { Faq } from '@manzil/shared/contract/faq';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import portal from '../portal';

const faq: Faq = {
  categories: ['Kauf', 'Übergabe', 'Verwaltung', 'Vermietung'].map((title, index) => ({
    id: index + 1,
    title,
    description: 'Kurz',
    icon: 'users',
    items: [
      {
        id: index + 1,
        question: `Frage ${title}`,
        answer: '<p><a href="/faq?categoryId=4">weiter</a></p>',
        reviewed_on: '2026-11-20',
      },
    ],
  })),
};

const scrolls: [string, ScrollIntoViewOptions][] = [];
let calm = false;

beforeEach(() => {
  jest.useFakeTimers();
  scrolls.length = 0;
  calm = false;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    scrolls.push([this.querySelector('h2')?.textContent ?? '', options as ScrollIntoViewOptions]);
  };
  window.matchMedia = (media) => ({ matches: calm, media }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

const show = (search: string) =>
  renderScreen(portal, {
    name: 'faq',
    screen: 'faq',
    path: '/faq',
    at: `/faq${search}`,
    answers: { 'GET /faq?language=de': faq },
  });

const openCategories = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.querySelector('[aria-expanded="true"]'))
    .map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Follows the link to "Vermietung". Its effects ran with the last `pass`: from then on the delay can be measured. */
async function followLink() {
  fireEvent.click(screen.getAllByText('weiter')[0]!);
  while (!openCategories().includes('VermietungKurz')) await pass(0);
}

test('the category in the address is open and comes into view', async () => {
  await show('?categoryId=3');
  expect(openCategories()).toEqual(['VerwaltungKurz']);
  await waitFor(() => expect(scrolls).toHaveLength(1));
  expect(scrolls).toEqual([['VerwaltungKurz', { behavior: 'smooth', block: 'start' }]]);
});

test('it is scrolled to smoothly after 200 ms', async () => {
  await show('');
  await followLink();
  expect(openCategories()).toEqual(['VermietungKurz']);
  await pass(199);
  expect(scrolls).toEqual([]);
  await pass(1);
  expect(scrolls).toEqual([['VermietungKurz', { behavior: 'smooth', block: 'start' }]]);
});

test('with reduced motion it comes into view without a ride', async () => {
  calm = true;
  await show('');
  await followLink();
  await pass(200);
  expect(scrolls).toEqual([['VermietungKurz', { behavior: 'instant', block: 'start' }]]);
});

test.each([
  '',
  '?categoryId=',
  '?categoryId=abc',
  '?categoryId=2.5',
  '?categoryId=-1',
  '?categoryId=99',
])('with "%s" nothing opens and nothing moves', async (search) => {
  await show(search);
  for (let step = 0; step < 10; step += 1) await pass(100);
  expect(openCategories()).toEqual([]);
  expect(scrolls).toEqual([]);
});

test('following the same link again scrolls again, and opens what was closed meanwhile', async () => {
  await show('?categoryId=1');
  await waitFor(() => expect(scrolls).toHaveLength(1));
  await followLink();
  await pass(200);
  expect(openCategories()).toEqual(['KaufKurz', 'VermietungKurz']);
  fireEvent.click(screen.getByRole('button', { name: /^Vermietung/ }));
  expect(openCategories()).toEqual(['KaufKurz']);
  await followLink();
  await pass(200);
  expect(openCategories()).toEqual(['KaufKurz', 'VermietungKurz']);
  expect(scrolls.map(([title]) => title)).toEqual(['KaufKurz', 'VermietungKurz', 'VermietungKurz']);
});
