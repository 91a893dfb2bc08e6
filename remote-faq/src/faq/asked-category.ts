import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Specification §9. */
const SCROLL_DELAY_MS = 200;

export const categoryAnchor = (id: number): string => `category-${id}`;

export const questionAnchor = (id: number): string => `question-${id}`;

/** Null for none, and for anything that is no number. */
function idIn(search: URLSearchParams, name: 'categoryId' | 'questionId'): number | null {
  const asked = search.get(name) ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

type Known = readonly { id: number; items: readonly { id: number }[] }[];

/** The category the address asks for, by itself or by one of its questions. */
function askedCategory(search: URLSearchParams, known: Known): number | null {
  const question = idIn(search, 'questionId');
  const its = known.find(({ items }) => items.some(({ id }) => id === question));
  return its?.id ?? idIn(search, 'categoryId');
}

function scrollTo(anchor: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(anchor)
    ?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
}

/** Which categories are open. What the address asks for opens, and comes into view, on every navigation to it. */
export function useOpenCategories(known: Known) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const asked = askedCategory(search, known);
  const question = idIn(search, 'questionId');
  const [open, setOpen] = useState<readonly (number | null)[]>([asked]);
  const wanted = `${key} ${asked}`;
  const [openedFor, setOpenedFor] = useState(wanted);

  // By key, for the same link again; by category, as a question's is known only when all have come.
  if (openedFor !== wanted) {
    setOpenedFor(wanted);
    setOpen([...open, asked]);
  }

  // By key, so that following the same link again scrolls again.
  useEffect(() => {
    if (asked === null) return;
    const anchor = question === null ? categoryAnchor(asked) : questionAnchor(question);
    const timer = setTimeout(() => scrollTo(anchor), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [asked, question, key]);

  return {
    /** The one in the address; null = none. */
    asked,
    /** The one in the address; null = none. */
    question,
    isOpen: (id: number) => open.includes(id),
    toggle: (id: number) =>
      setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
  };
}
