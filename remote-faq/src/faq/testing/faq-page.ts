import type { Faq } from '@manzil/shared/contract/faq/faq';
import { screen } from '@testing-library/react';

/** Every answer links to another place on the page. */
export const faqLinkingTo = (search: string): Faq => ({
  categories: ['Kauf', 'Übergabe', 'Verwaltung', 'Vermietung'].map((title, index) => ({
    id: index + 1,
    title,
    description: '',
    icon: 'users',
    items: [
      {
        id: index + 1,
        question: `Frage ${title}`,
        answer: `<p><a href="/faq${search}">weiter</a></p>`,
        reviewed_on: '2026-11-20',
      },
    ],
  })),
});

/** Titles, in their order. */
export const openCategories = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.querySelector('[aria-expanded="true"]'))
    .map(({ textContent }) => textContent);
