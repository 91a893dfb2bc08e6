import { aBrowser, type Browser } from './browser';
import { mailedCode } from './mails';
import type { TestApp } from './test-app';

export type ResetFlow = {
  browser: Browser;
  code: string;
  /** A code that is not right. */
  wrongCode: string;
  check: (code: string) => ReturnType<Browser['post']>;
  reset: (code: string, password: string) => ReturnType<Browser['post']>;
};

/** A browser that has asked for a code, and the code that came by mail. */
export async function aResetFlow(
  portal: TestApp,
  email: string,
  browser = aBrowser(portal),
): Promise<ResetFlow> {
  const answer = await browser.post('/auth/forgot-password', { email });
  if (answer.statusCode !== 201) throw new Error(`The request ended with ${answer.statusCode}.`);
  const code = await mailedCode(portal.db, email);
  return {
    browser,
    code,
    wrongCode: code === '000000' ? '000001' : '000000',
    check: (tried) => browser.post('/auth/check-reset-password-code', { code: tried }),
    reset: (tried, password) => browser.post('/auth/reset-password', { code: tried, password }),
  };
}
