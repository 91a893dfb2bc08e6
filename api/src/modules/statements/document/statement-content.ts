import type { Language, Money } from '@manzil/shared/contract/values';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import type { StatementFigure } from '@manzil/shared/domain/statement-figure';
import { formatDay } from '@manzil/shared/format/date';
import { locales, withMinus } from '@manzil/shared/format/language';
import { dubaiDay } from '../../../platform/dubai-day';
import { type StatementTexts, statementTexts } from './statement-texts';

/** All that the PDF says. Amounts in minor units, from the investor's side. */
export type StatementContent = {
  sample?: true;
  no: string;
  language: Language;
  period_from: string;
  period_to: string;
  currency: Money['currency'];
  published_at: Date;
  investor: { name: string; investor_no: string };
  iban: { country: string; last4: string } | null;
  supersedes: { no: string; published_at: Date } | null;
  figures: Record<StatementFigure | 'opening' | 'closing', number>;
  units: ContentUnit[];
};

export type ContentUnit = {
  /** Null for what belongs to no unit. */
  name: string | null;
  share_bps: number | null;
  lines: ContentLine[];
};

export type ContentLine = {
  category: LedgerCategory;
  bookings: number;
  first_on: string;
  last_on: string;
  text: string | null;
  amount: number;
};

export type Wording = {
  texts: StatementTexts;
  day: (day: string | Date) => string;
  amount: (minor: number) => string;
};

const MINOR = 100;

/** Days and the formatter are kept: of a large portfolio there are hundreds of lines. */
export function wordingOf({ language }: StatementContent): Wording {
  const written = new Map<string, string>();
  const amounts = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    texts: statementTexts[language],
    day: (instant) => {
      const day = typeof instant === 'string' ? instant : dubaiDay(instant);
      const text = written.get(day) ?? formatDay(day, language);
      written.set(day, text);
      return text;
    },
    amount: (minor) => withMinus(amounts.format(minor / MINOR)),
  };
}
