import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Names the thing on show in the title of the document, in place of the kind of page that its route names. The shell
 * sets the route's title before the effects of a page, with each path and language, and announces after them what the
 * title is then.
 * @param name undefined = the route's title stays
 */
export function useDocumentTitle(name: string | undefined): void {
  // Renders with every path, as the shell does.
  useLocation();
  useEffect(() => {
    if (name) document.title = `${name} – Manzil`;
  });
}
