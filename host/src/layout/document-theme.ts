import { useLayoutEffect } from 'react';
import type { Theme } from '../boot/boot-document';

const browserColour: Record<Theme, string> = { dark: '#0A2126', light: '#FFFFFF' };

/** Before the browser paints the page. */
export function useDocumentTheme(theme: Theme): void {
  // <html> and its <meta> stand outside of what React renders.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', browserColour[theme]);
  }, [theme]);
}
