import { Language } from '@manzil/shared/contract/values';
import type { FastifyRequest } from 'fastify';

/**
 * `?language=`, or Accept-Language with nothing but `de` or `en` (the portal's writes), else the signed-in investor's
 * setting, else the best of the browser's Accept-Language, else German.
 */
export const requestLanguage = (request: FastifyRequest): Language =>
  saidLanguage(request) ??
  knownLanguage(request.session?.locale) ??
  acceptedLanguage(request.headers['accept-language'] ?? '');

/** What the request says outright, whatever the account's setting. */
export function saidLanguage(request: FastifyRequest): Language | undefined {
  const query = request.query as { language?: unknown } | undefined;
  return knownLanguage(query?.language) ?? knownLanguage(request.headers['accept-language']);
}

const knownLanguage = (asked: unknown): Language | undefined => Language.safeParse(asked).data;

function acceptedLanguage(header: string): Language {
  const ranked = header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality ? Number(quality) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of ranked) {
    const known = knownLanguage(language);
    if (known) return known;
  }
  return 'de';
}
