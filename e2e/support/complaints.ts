import type { Page } from '@playwright/test';

/** What the browser complains of from now on for the page's Content Security Policy or Trusted Types. */
export function policyComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
