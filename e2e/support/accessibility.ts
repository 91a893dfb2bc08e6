import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to in the page as it is, in WCAG 2.2 A and AA: rule and first element. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`);
}
