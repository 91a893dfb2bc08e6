import type { Locator, Page } from '@playwright/test';

/** Of the end of the list to the lower edge of the window: specification §9. */
export const THRESHOLD_PX = 80;
/** Between two looks for the end: specification §9. */
export const THROTTLE_MS = 300;

/** Leaves so much between the lower edge of the window and the end of the list. */
export const leave = (end: Locator, px: number): Promise<void> =>
  end.evaluate((element, distance) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - innerHeight - distance, behavior: 'instant' });
  }, px);

/** By the page's own clock, and two frames: what watches the end has seen where it is. */
export const throttled = (page: Page): Promise<void> =>
  page.evaluate(
    (throttle) =>
      new Promise<void>((seen) =>
        setTimeout(
          () => requestAnimationFrame(() => requestAnimationFrame(() => seen())),
          throttle,
        ),
      ),
    THROTTLE_MS,
  );
