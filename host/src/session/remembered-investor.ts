import { Investor } from '@manzil/shared/contract/session/session';

const KEY = 'manzil.investor';
const HINT_COOKIE = 'manzil_hint';
const SESSION_MAX_S = 43_200;

const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '');

// Tells the edge whether preparing a signed-in page is worth it; it carries no identity and grants nothing.
function setHint(value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox 115
  document.cookie = `${HINT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure()}`;
}

/** Whether this device had an investor signed in who has not signed out. */
export const hasSessionHint = (): boolean => document.cookie.includes(`${HINT_COOKIE}=1`);

/** Keeps what the shell needs to open offline: no e-mail address, no documents. */
export function rememberInvestor(investor: Investor): void {
  setHint('1', SESSION_MAX_S);
  localStorage.setItem(KEY, JSON.stringify({ ...investor, email: '' }));
}

export function rememberedInvestor(): Investor | null {
  try {
    const parsed = Investor.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps language and consent. */
export function forgetInvestor(): void {
  setHint('', 0);
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('manzil.')) storage.removeItem(key);
  }
}
