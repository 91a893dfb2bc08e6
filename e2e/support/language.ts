import type { BrowserContext } from '@playwright/test';
import { origins } from './origins';

/** As the switch of the portal notes it on this device. */
export const chooseLanguage = (context: BrowserContext, value: 'de' | 'en'): Promise<void> =>
  context.addCookies([{ name: 'manzil_language', value, url: origins.portal }]);
