import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import type { TextsOf } from '@manzil/shared/runtime';

/** One name wherever the payment stands: "Rate 5 von 9", and of the last one "Restzahlung (Rate 9 von 9)". */
export const instalmentName = (
  { seq, count }: Pick<AgendaEntry, 'seq' | 'count'>,
  { t }: TextsOf<'units/dashboard'>,
): string => t(seq === count ? 'instalment.last' : 'instalment.one', { seq, of: count });
