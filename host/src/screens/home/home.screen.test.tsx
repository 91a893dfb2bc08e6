import { setInvestor } from '@manzil/shared/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal, renderInPortal } from '../../layout/testing/render-in-portal';
import HomeScreen from '../home.screen';

const fetchMock = jest.spyOn(globalThis, 'fetch');
const json = (body: object) => new Response(JSON.stringify(body), { status: 200 });

const questions = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    question: 'q',
    answer: 'a',
    reviewed_on: '2026-11-01',
  }));
const faq = {
  categories: [10, 11, 10, 10].map((count, index) => ({
    id: index + 1,
    title: 't',
    description: 'd',
    icon: 'i',
    items: questions(count),
  })),
};
const article = (id: number, title: string, visibility: string) => ({
  id,
  slug: 'a',
  title,
  teaser: 't',
  topic: 'handover',
  visibility,
  reading_minutes: 6,
  published_on: '2026-10-01',
  reviewed_on: '2026-11-01',
  next_review_on: '2027-05-01',
  lesson: null,
});
const articles = {
  items: [article(1, 'Title Deed prüfen', 'public'), article(2, 'Nur für Kunden', 'investor')],
  page: 1,
  page_size: 24,
  has_more: false,
  topics: ['buying'],
};

function open(reachable = true) {
  fetchMock.mockImplementation(async (input) => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return json(String(input).includes('/faq') ? faq : articles);
  });
  preparePortal();
  renderInPortal(<HomeScreen />, '/home');
}

describe('the landing page', () => {
  it('names the topics of the questions, with their number', async () => {
    open();
    expect(await screen.findByText('11 Fragen')).toBeVisible();
    const places = ['Projektübergabe', 'Vermietung', 'Alle Fragen'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(places).toEqual(['/faq?categoryId=2', '/faq?categoryId=4', '/faq']);
  });

  it('opens the whole sample of a statement, and leads to the form for a message', () => {
    open();
    expect(screen.getByRole('link', { name: 'Ganzes Muster öffnen (PDF)' })).toHaveAttribute(
      'href',
      'http://api.test/sample-statement?language=de',
    );
    for (const name of ['Beratung vereinbaren', 'Nachricht schreiben']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/details#message');
    }
  });

  it('keeps its topics when the API is silent, and loads the articles on demand', async () => {
    open(false);
    expect(await screen.findByText('Die Artikel lassen sich gerade nicht laden.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Projektübergabe' })).toBeVisible();
    fetchMock.mockImplementation(async () => json(articles));
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Title Deed prüfen' })).toHaveAttribute(
      'href',
      '/articles/1',
    );
  });

  it('lists public articles only', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Title Deed prüfen' })).toBeVisible();
    expect(screen.getByText('Übergabe, 6 Min.')).toBeVisible();
    expect(screen.getByText('Stand November 2026')).toBeVisible();
    expect(screen.queryByText('Nur für Kunden')).not.toBeInTheDocument();
  });

  it('works out both packages for the rent the user sets', () => {
    open();
    const slider = screen.getByRole('slider', { name: 'Jahresmiete deiner Einheit' });
    fireEvent.change(slider, { target: { value: '200000' } });
    expect(slider).toHaveAttribute('aria-valuetext', '200.000,00\u00a0AED');
    const [basic, premium] = screen
      .getAllByRole('heading', { level: 3, name: /^(Basic|Premium)$/ })
      .map((heading) => within(heading.closest('li') as HTMLElement));
    expect(basic?.getByText('10.000,00 AED')).toBeVisible();
    expect(basic?.getByText(/500,00\sAED USt.*zusammen 875,00\sAED im Monat/)).toBeVisible();
    expect(premium?.getByText('14.000,00 AED')).toBeVisible();
  });

  it('shows how a building grows, and three accounts of how far it is', () => {
    open();
    for (const name of [
      'Mai: 6 von 32 Geschossen betoniert',
      'November: 24 von 32 Geschossen betoniert',
    ]) {
      expect(screen.getByRole('img', { name })).toBeVisible();
    }
    for (const source of ['Amtlich (DLD, Grundbuchamt Dubai)', 'Bauträger', 'Unsere Begehung']) {
      expect(screen.getByText(source).parentElement).toHaveTextContent(/\d\d\s%$/);
    }
  });

  it('shows a statement that adds up', () => {
    open();
    const amount = (label: string) =>
      screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
    expect([
      amount('Miete, Scheck 2 von 4'),
      amount('Verwaltung, 5 % der Miete'),
      amount('USt. der VAE, 5 %'),
      amount('Wartung der Klimaanlage'),
      amount('Auszahlung auf dein Konto'),
    ]).toEqual(
      ['30.000,00', '−1.500,00', '−75,00', '−420,00', '28.005,00'].map(
        (text) => `${text}\u00a0AED`,
      ),
    );
  });

  it('lets a stranger compare the packages, and an investor go to them', async () => {
    open();
    const compare = () => screen.getByRole('link', { name: 'Pakete vergleichen' });
    expect(compare()).toHaveAttribute('href', '/details#packages');
    act(() => setInvestor(anna));
    await waitFor(() => expect(compare()).toHaveAttribute('href', '/packages'));
  });
});
