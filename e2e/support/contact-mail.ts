import { expect } from '@playwright/test';
import { mimeText } from '../../api/testing/canaries/mime-text';
import { mailsTo } from './operator';

/** The one mail of this template that says this, once it is there. */
export async function mailTo(address: string, template: string, saying: string): Promise<string> {
  const found = () =>
    mailsTo(address, template)
      .map(mimeText)
      .filter((mail) => mail.includes(saying));
  await expect.poll(() => found().length).toBe(1);
  return found()[0] ?? '';
}
