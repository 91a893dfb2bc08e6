import { Language } from '@manzil/shared/contract/values';
import type { FastifyRequest } from 'fastify';

/**
 * `?language=`, or Accept-Language with nothing but `de` or `en` (the portal's writes), else the signed-in investor's
 * setting, else the best of the browser's Accept-Language, else German.
 */
export function requestLanguage(request: FastifyRequest): Language {
  const query = request.query as { language?: unknown } | undefined;
  const header = request.headers['accept-language'] ?? '';
  for (const asked of [query?.language, header, request.session?.locale]) {
    const known = Language.safeParse(asked);
    if (known.success) return known.data;
  }
  return acceptedLanguage(header);
}

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
    const known = Language.safeParse(language);
    if (known.success) return known.data;
  }
  return 'de';
}
