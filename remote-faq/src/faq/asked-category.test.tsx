import { renderScreen } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { faqLinkingTo, openCategories } from './testing/faq-page';

const scrolls: [string, ScrollIntoViewOptions][] = [];
let calm = false;

beforeEach(() => {
  scrolls.length = 0;
  calm = false;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    scrolls.push([this.querySelector('h2')?.textContent ?? '', options as ScrollIntoViewOptions]);
  };
  window.matchMedia = (media) => ({ matches: calm, media }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

const show = (search: string, links = '') =>
  renderScreen({
    screen: 'faq',
    at: `/faq${search}`,
    answers: { 'GET /faq?language=de': faqLinkingTo(links) },
  });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Effects of the navigation have run when its category is open: from then on the delay can be measured. */
async function followLinkToOpen(title: string) {
  jest.useFakeTimers();
  fireEvent.click(screen.getAllByText('weiter')[0]!);
  while (!openCategories().includes(title)) await pass(0);
}

test('the category in the address is open and comes into view', async () => {
  await show('?categoryId=3');
  expect(openCategories()).toEqual(['Verwaltung']);
  await waitFor(() => expect(scrolls).toHaveLength(1));
  expect(scrolls).toEqual([['Verwaltung', { behavior: 'smooth', block: 'start' }]]);
});

test('a category is scrolled to smoothly after 200 ms', async () => {
  await show('', '?categoryId=4');
  await followLinkToOpen('Vermietung');
  await pass(199);
  expect(scrolls).toEqual([]);
  await pass(1);
  expect(scrolls).toEqual([['Vermietung', { behavior: 'smooth', block: 'start' }]]);
});

test('with reduced motion it comes into view without a ride', async () => {
  calm = true;
  await show('', '?categoryId=4');
  await followLinkToOpen('Vermietung');
  await pass(200);
  expect(scrolls).toEqual([['Vermietung', { behavior: 'instant', block: 'start' }]]);
});

test.each([
  '',
  '?categoryId=',
  '?categoryId=abc',
  '?categoryId=2.5',
  '?categoryId=-1',
  '?categoryId=2e0',
  '?categoryId=99',
])('with "%s" nothing opens and nothing moves', async (search) => {
  await show(search, search);
  jest.useFakeTimers();
  fireEvent.click(screen.getAllByText('weiter')[0]!);
  for (let step = 0; step < 20; step += 1) await pass(50);
  expect(openCategories()).toEqual([]);
  expect(scrolls).toEqual([]);
});

test('following the same link again scrolls again, and opens what was closed meanwhile', async () => {
  await show('', '?categoryId=4');
  await followLinkToOpen('Vermietung');
  await pass(200);
  fireEvent.click(screen.getByRole('button', { name: 'Vermietung' }));
  expect(openCategories()).toEqual([]);
  await followLinkToOpen('Vermietung');
  await pass(200);
  expect(scrolls.map(([title]) => title)).toEqual(['Vermietung', 'Vermietung']);
});

test('the question in the address stands open in its category and comes into view', async () => {
  await show('?questionId=3');
  expect(openCategories()).toEqual(['Verwaltung']);
  expect(screen.getByRole('button', { name: 'Frage Verwaltung', expanded: true })).toBeVisible();
  await waitFor(() => expect(scrolls).toHaveLength(1));
});

test('a question that there is not opens nothing', async () => {
  await show('?questionId=99');
  expect(openCategories()).toEqual([]);
});
