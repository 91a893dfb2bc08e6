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

/** The language this device has chosen. */
export const languageOf = (request: FastifyRequest): Language =>
  cookieOf(request, 'manzil_language') === 'en' ? 'en' : 'de';

/** Whether this device says that an investor is signed in: only a hint (docs/decisions/007). */
export const isHinted = (request: FastifyRequest): boolean =>
  cookieOf(request, 'manzil_hint') === '1';
