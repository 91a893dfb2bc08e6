import type { Language } from '@manzil/shared/contract/values';
import type { FastifyRequest } from 'fastify';

const ORIGIN = 'http://portal';

/** The path that is asked for, as a browser would read it; null when the target names none of this site. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string | null {
  if (!URL.canParse(url, ORIGIN)) return null;
  const { origin, pathname } = new URL(url, ORIGIN);
  // "//evil.example" and "/\evil.example" are addresses of another host, "http://portal.example/home" is not.
  if (url.startsWith('/') && origin !== ORIGIN) return null;
  return pathname.startsWith('/') ? pathname : null;
}

const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Also written by the portal, where a user switches (host/src/i18n.ts). */
const LANGUAGE_COOKIE = 'manzil_language';
const YEAR_S = 31_536_000;

/** The language this device has chosen. */
export const languageOf = (request: FastifyRequest): Language =>
  cookieOf(request, LANGUAGE_COOKIE) === 'en' ? 'en' : 'de';

/** The `Set-Cookie` that keeps a language. */
export const languageCookie = (language: Language, isHttps: boolean): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** The language a mail's link asks for, and its address without that; null where this device has chosen one. */
export function askedLanguage(
  request: FastifyRequest,
): { language: Language; address: string } | null {
  if (cookieOf(request, LANGUAGE_COOKIE)) return null;
  const { pathname, searchParams } = new URL(request.url, ORIGIN);
  const language = searchParams.get('language');
  if (language !== 'de' && language !== 'en') return null;
  searchParams.delete('language');
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  // "/.//evil.example" becomes "//evil.example", which by itself is another host.
  return { language, address: pathname.replace(/^\/+/, '/') + rest };
}

/** Whether this device says that an investor is signed in: only a hint (docs/decisions/007). */
export const isHinted = (request: FastifyRequest): boolean =>
  cookieOf(request, 'manzil_hint') === '1';

/** Whether the storages of this device hold anything that its key opens (docs/decisions/025). The key itself is not read. */
export const hasDeviceKey = (request: FastifyRequest): boolean =>
  cookieOf(request, 'manzil_key') !== undefined;
