import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Specification §9. */
const SCROLL_DELAY_MS = 200;

export const categoryAnchor = (id: number): string => `category-${id}`;

/** The category the address asks for; null for none, and for anything that is no number. */
function askedCategory(search: URLSearchParams): number | null {
  const asked = search.get('categoryId') ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

function scrollToCategory(id: number): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(categoryAnchor(id))
    ?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
}

/** Which categories are open. The one in the address opens, and comes into view, on every navigation to it. */
export function useOpenCategories() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const asked = askedCategory(search);
  const [open, setOpen] = useState<readonly (number | null)[]>([asked]);
  const [openedFor, setOpenedFor] = useState(key);

  if (openedFor !== key) {
    setOpenedFor(key);
    setOpen([...open, asked]);
  }

  // By key, so that following the same link again scrolls again.
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => scrollToCategory(asked), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [asked, key]);

  return {
    /** The one in the address; null = none. */
    asked,
    isOpen: (id: number) => open.includes(id),
    toggle: (id: number) =>
      setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
  };
}
