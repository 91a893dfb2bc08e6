import type { Page } from '@playwright/test';

/** Lets the animations of what has just opened come to their end. Those that follow scrolling or turn for ever have none. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline, effect }) => {
      const turns = effect?.getComputedTiming().iterations ?? 1;
      return timeline === document.timeline && Number.isFinite(turns);
    });
    // One that is broken off has ended too.
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
