import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Names the thing on show, not the kind of page. The shell sets the route's title before the effects of a page, and
 * announces after them what it is then. @param name undefined = the route's title stays
 */
export function useDocumentTitle(name: string | undefined): void {
  // Renders with every path, as the shell does.
  useLocation();
  useEffect(() => {
    if (name) document.title = `${name} – Manzil`;
  });
}
