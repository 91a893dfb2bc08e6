import type { Page } from '@playwright/test';

/** Of those that look alike: the first may be covered by a bar, where axe cannot tell its colours. */
const OF_A_KIND = 3;

/**
 * Marks texts by `data-unalike` so that of those alike in colours, size and weight, with all that is around them, three
 * are left: axe takes seconds for the colours of a long table.
 */
export const markUnalike = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    const looks = new Map<Element, string>();
    const lookOf = (element: Element): string => {
      const known = looks.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const own = [
        ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity],
        ...[style.fontSize, style.fontWeight, style.position, style.clipPath, style.textShadow],
        element.matches(':disabled, [aria-disabled=true], [aria-hidden=true]'),
      ].join();
      const look = (element.parentElement ? lookOf(element.parentElement) : '') + own;
      looks.set(element, look);
      return look;
    };
    const saysSomething = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const counts = new Map<string, number>();
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute('data-unalike');
      if (!saysSomething(element) || !element.checkVisibility()) continue;
      const look = lookOf(element);
      const count = (counts.get(look) ?? 0) + 1;
      counts.set(look, count);
      if (count <= most) element.setAttribute('data-unalike', '');
    }
  }, OF_A_KIND);
