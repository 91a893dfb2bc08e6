import { Investor } from '@manzil/shared/contract/session/session';
import { dropAllKept, keep, kept } from '@manzil/shared/runtime';

const NAME = 'investor';
const HINT_COOKIE = 'manzil_hint';
const KEY_COOKIE = 'manzil_key';
const SESSION_MAX_S = 43_200;

const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '');

function setCookie(name: string, value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox 115
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure()}`;
}

/** Whether this device had an investor signed in who has not signed out. */
export const hasSessionHint = (): boolean => document.cookie.includes(`${HINT_COOKIE}=1`);

/** The key of what the storages hold of the investor; gone with the session, and what they still hold with it. */
export const deviceKey = (): string | undefined => /manzil_key=([^;]+)/.exec(document.cookie)?.[1];

/** Browsers keep cookies apart from the storages, and overwrite those that are removed. */
export const keepDeviceKey = (key: string): void => setCookie(KEY_COOKIE, key, SESSION_MAX_S);

/** Keeps what the shell needs to open offline: no e-mail address, no documents. */
export function rememberInvestor(investor: Investor): void {
  // Tells the edge whether preparing a signed-in page is worth it; it carries no identity and grants nothing.
  setCookie(HINT_COOKIE, '1', SESSION_MAX_S);
  keep('local', NAME, { ...investor, email: '' });
}

export function rememberedInvestor(): Investor | null {
  const parsed = Investor.safeParse(kept(NAME));
  return parsed.success ? parsed.data : null;
}

/** Keeps language and consent. */
export function forgetInvestor(): void {
  for (const name of [HINT_COOKIE, KEY_COOKIE]) setCookie(name, '', 0);
  dropAllKept();
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage))
        if (key.startsWith('manzil.')) storage.removeItem(key);
    }
  } catch {
    // Where storages are denied nothing is in them.
  }
}
