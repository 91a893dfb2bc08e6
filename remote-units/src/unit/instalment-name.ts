import type { TextsOf } from '@manzil/shared/runtime';

type Place = { seq: number | null; count: number | null };

/** One name wherever the payment stands: "Rate 5 von 9", and of the last one "Restzahlung (Rate 9 von 9)". */
export const instalmentName = ({ seq, count }: Place, { t }: TextsOf<'units'>): string =>
  t(seq === count ? 'instalment_name.last' : 'instalment_name.one', { seq, of: count });
