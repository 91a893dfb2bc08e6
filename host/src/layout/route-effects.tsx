import { clearAlerts, showAlert } from '@manzil/shared/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The FAQ scrolls to the category of the address by itself (specification §2). */
const scrollsItself = (pathname: string, search: string): boolean =>
  pathname === '/faq' && new URLSearchParams(search).has('categoryId');

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** `state.told` of a navigation is said on the page it leads to, such as that something was saved. */
export function RouteEffects({ title }: { title: string }) {
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const shown = useRef(location);
  const toldAt = useRef(new Set<string>());
  const announcer = useRef<HTMLParagraphElement>(null);
  const anchor = () => document.getElementById(hash.slice(1));

  // React's own <title> would come second to the one in the document, and browsers show the first. Before the effects
  // of the page, which may name what is on show (shared/src/ui/document-title).
  useLayoutEffect(() => {
    document.title = `${title} – Manzil`;
  }, [title, pathname]);

  // By key, as following a link to the page that is open is a navigation too.
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    // The browser has placed the user on the first page.
    if (before.key === key) return;
    clearAlerts();
    const told: unknown = location.state?.told;
    // Not again for who comes back to the entry.
    if (typeof told === 'string' && !toldAt.current.has(key)) {
      toldAt.current.add(key);
      showAlert({ type: 'success', title: told });
    }
    // Another search is another state of the page, but for the FAQ without the category it was opened at.
    const samePage = before.pathname === pathname && before.search !== search;
    if (samePage && !scrollsItself(before.pathname, before.search)) return;
    if (announcer.current) announcer.current.textContent = document.title;
    focusQuietly(document.querySelector('h1') ?? document.getElementById('content'));
    if (!anchor() && !scrollsItself(pathname, search))
      window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key]);

  // The router leaves anchors to us. By key, so that following the same anchor again scrolls again.
  useEffect(() => {
    const target = anchor();
    target?.scrollIntoView();
    focusQuietly(target);
  }, [key]);

  return <p ref={announcer} className="visually-hidden" aria-live="polite" />;
}
