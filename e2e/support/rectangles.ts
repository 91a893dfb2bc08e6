import type { Page } from '@playwright/test';

/**
 * What is wrong with how the page is laid out, in words: text that leaves the window, lies over other text, or an
 * amount that breaks. What is fixed or sticky lies over the page by design; of an open dialog only what is in it counts.
 */
export const misplacedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { text: string; box: DOMRect; of: Element };
    const AMOUNT =
      /(?<![\d.,])[+−]?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?(?:\u00a0AED)?(?![\d.,]*\d)|AED\u00a0[\d.,]+/g;
    const SLACK_PX = 3;
    const found: string[] = [];
    const lines: Line[] = [];
    const root = document.querySelector('dialog:modal') ?? document.body;
    const seen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { position, overflowX, overflowY, clipPath, transform } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return false;
        // It is scrolled within, drawn or hidden from the eye.
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false;
        if (at.matches('svg, dialog, .visually-hidden, option')) return false;
        if (at !== document.documentElement && overflowY === 'hidden' && at.clientHeight < 2)
          return false;
        if (transform !== 'none' && at.matches('a[href="#content"]')) return false;
      }
      return true;
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const of = node.parentElement;
      if (!of || text.trim() === '' || !seen(of)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        lines.push({ text: text.trim().slice(0, 40), box, of });
      for (const { 0: amount, index } of text.matchAll(AMOUNT)) {
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`breaks: ${amount}`);
      }
    }
    const width = document.documentElement.clientWidth;
    for (const { text, box } of lines)
      if (box.width > 0 && (box.right > width + 1 || box.left < -1)) found.push(`leaves: ${text}`);
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines are higher than their letters.
        const letters = Math.min(one.box.height, other.box.height) / 2;
        if (across > SLACK_PX && down > letters)
          found.push(`overlaps: ${one.text} | ${other.text}`);
      }
    return [...new Set(found)].sort();
  });

/** What can be pressed and is smaller than `px` in one direction, but for links within a sentence (WCAG 2.5.8). */
export const smallTargets = (page: Page, px: number, kinds: string): Promise<string[]> =>
  page.evaluate(
    ({ least, selector }) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          if (element.closest('.visually-hidden, a[href="#content"]')) return false;
          // A sentence, whose links are as high as its lines.
          if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return true;
          const around = element.parentElement?.textContent?.trim() ?? '';
          return around === element.textContent?.trim();
        })
        .map((element) => {
          // A label presses its field, and a row may answer by what lies over it (`::after`).
          const label = element.matches('input') ? element.closest('label') : null;
          const { width, height } = (label ?? element).getBoundingClientRect();
          const over = getComputedStyle(element, '::after');
          const spread = over.position === 'absolute' && over.content !== 'none';
          const size = spread
            ? [Math.max(width, parseFloat(over.width)), Math.max(height, parseFloat(over.height))]
            : [width, height];
          return {
            name: element.textContent?.trim().slice(0, 30) || element.outerHTML.slice(0, 60),
            size,
          };
        })
        .filter(
          ({ size: [width = 0, height = 0] }) => width > 1 && Math.min(width, height) < least - 0.5,
        )
        .map(({ name, size }) => `${name}: ${size.map((side) => Math.round(side)).join(' × ')}`);
      return [...new Set(found)].sort();
    },
    { least: px, selector: kinds },
  );
