import type { Language } from '@manzil/shared/contract/values';
import { pdfPages } from '../../../../testing/pdf-text';
import { renderOrder } from './render-order';

const money = (amount: number) => ({ amount, currency: 'AED' as const });

test.each<Language>(['de', 'en'])(
  'in %s an order is one page, which needs no signature',
  async (language) => {
    const pdf = await renderOrder(
      {
        language,
        order_id: '8a4f5b0e-6a51-4c55-8a51-6a0c6b5a2f10',
        investor: { name: 'Anna-Katharina von Hohenstein-Wittelsbach', investor_no: 'MZ-10004' },
        unit: 'Marina Walk Tower 2304',
        previous_code: 'basic',
        ordered_at: '2026-11-21T19:15:00.000Z',
        package_code: 'premium',
        starts_on: '2026-12-01',
        fee_bps: 700,
        vat_bps: 500,
        price: { annual_rent: money(12_000_000), fee: money(840_000), vat: money(42_000) },
      },
      'https://portal.manzil.example',
    );
    const pages = await pdfPages(pdf);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.join(' ')).toMatch(/ohne Unterschrift gültig|valid without a signature/);
  },
);
