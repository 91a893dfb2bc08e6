import type { Language } from '@manzil/shared/contract/values';
import { BASIC_FEE_BPS, managementFee } from '@manzil/shared/domain/fees';
import { figuresOf, unitsOf } from './compose-statement';
import { renderStatement } from './document/render-statement';
import type { StatementContent } from './document/statement-content';
import type { BookedSum } from './month-bookings.repository';

/** In fils. Every name and number is made up; the landing page of the portal adds up the same month. */
const RENT = 3_000_000;
const REPAIR = 42_000;

type Booking = Pick<BookedSum, 'category' | 'amount' | 'text_de' | 'text_en'> & { on: string };

function bookings(): Booking[] {
  const { fee, vat } = managementFee(RENT, BASIC_FEE_BPS);
  return [
    {
      category: 'rent',
      on: '2026-10-05',
      amount: RENT,
      text_de: 'Scheck 2 von 4',
      text_en: 'Cheque 2 of 4',
    },
    {
      category: 'management_fee',
      on: '2026-10-05',
      amount: -fee,
      text_de: 'Verwaltung, 5 % der Miete',
      text_en: 'Management, 5% of the rent',
    },
    {
      category: 'fee_vat',
      on: '2026-10-05',
      amount: -vat,
      text_de: 'Umsatzsteuer auf Verwaltung',
      text_en: 'VAT on management',
    },
    {
      category: 'maintenance',
      on: '2026-10-14',
      amount: -REPAIR,
      text_de: 'Wartung der Klimaanlage',
      text_en: 'Service of the air conditioning',
    },
    {
      category: 'payout',
      on: '2026-10-30',
      amount: REPAIR + fee + vat - RENT,
      text_de: 'Auszahlung auf dein Konto',
      text_en: 'Payout to your account',
    },
  ];
}

function sampleContent(language: Language): StatementContent {
  const sums: BookedSum[] = bookings().map(({ on, ...booking }) => ({
    ...booking,
    unit_id: 'sample',
    property_name: language === 'de' ? 'Muster Tower' : 'Sample Tower',
    unit_no: '1204',
    share_bps: 10_000,
    bookings: 1,
    first_on: on,
    last_on: on,
  }));
  return {
    sample: true,
    no: language === 'de' ? 'MUSTER-2026-10' : 'SAMPLE-2026-10',
    language,
    period_from: '2026-10-01',
    period_to: '2026-10-31',
    currency: 'AED',
    published_at: new Date('2026-11-05T06:00:00Z'),
    investor:
      language === 'de'
        ? { name: 'Erika Muster', investor_no: 'MUSTER' }
        : { name: 'Jane Sample', investor_no: 'SAMPLE' },
    iban: { country: 'DE', last4: '0000' },
    supersedes: null,
    figures: figuresOf(0, sums),
    units: unitsOf(sums, language),
  };
}

const rendered = new Map<Language, Promise<Buffer>>();

export function sampleStatement(language: Language): Promise<Buffer> {
  const pdf =
    rendered.get(language) ??
    renderStatement(sampleContent(language)).catch((error: unknown) => {
      rendered.delete(language);
      throw error;
    });
  rendered.set(language, pdf);
  return pdf;
}
