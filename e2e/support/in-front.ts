import type { Locator } from '@playwright/test';

/** Whether a press on its middle would meet it, once it is scrolled to; a trial click says the same, and takes longer. */
export const isInFront = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Of a link in several lines the first.
    const line = element.getClientRects()[0];
    if (!line) return false;
    const { left, top, width, height } = line;
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
