import type { Language } from '../contract/values';

type Place = { seq: number | null; count: number | null };

/** One name wherever the payment stands: "Rate 5 von 9", and of the last one "Restzahlung (Rate 9 von 9)". */
export function instalmentName({ seq, count }: Place, language: Language): string {
  const isLast = seq === count;
  if (language === 'en')
    return isLast
      ? `Final payment (instalment ${seq} of ${count})`
      : `Instalment ${seq} of ${count}`;
  const name = `Rate ${seq} von ${count}`;
  return isLast ? `Restzahlung (${name})` : name;
}
