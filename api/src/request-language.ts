import { Language } from '@manzil/shared/contract/values';
import type { FastifyRequest } from 'fastify';

/** Language of the caller: `?language=`, else the best of Accept-Language, else German. */
export function requestLanguage(request: FastifyRequest): Language {
  const query = request.query as { language?: unknown } | undefined;
  const asked = Language.safeParse(query?.language);
  return asked.success ? asked.data : acceptedLanguage(request.headers['accept-language'] ?? '');
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
