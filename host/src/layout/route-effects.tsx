import { clearAlerts } from '@manzil/shared/runtime';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The FAQ scrolls to the category of the address by itself (specification §2). */
const scrollsItself = (pathname: string, search: string): boolean =>
  pathname === '/faq' && new URLSearchParams(search).has('categoryId');

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** What every navigation brings: title, announcement, focus on the heading, scrolling, cleared alerts. */
export function RouteEffects({ title }: { title: string }) {
  const { key, pathname, search, hash } = useLocation();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);

  // React's own <title> would come second to the one in the document, and browsers show the first.
  useEffect(() => {
    document.title = `${title} – Manzil`;
  }, [title]);

  // Only a new path is a navigation here; a new title (language) or search is none.
  useEffect(() => {
    // The browser has placed the reader on the first page.
    if (shown.current === pathname) return;
    shown.current = pathname;
    clearAlerts();
    if (announcer.current) announcer.current.textContent = title;
    focusQuietly(document.querySelector('h1') ?? document.getElementById('content'));
    if (!hash && !scrollsItself(pathname, search)) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  // The router leaves anchors to us. By key, so that following the same anchor again scrolls again.
  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    focusQuietly(target);
  }, [key]);

  return <p ref={announcer} className="visually-hidden" aria-live="polite" />;
}
