import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { pdfPages } from '../../../../testing/pdf-text';
import { renderStatement } from './render-statement';
import type { ContentUnit, StatementContent } from './statement-content';

const rent = {
  category: 'rent',
  bookings: 1,
  first_on: '2026-10-01',
  last_on: '2026-10-01',
  text: 'Scheck 2 von 4',
  amount: 3_000_000,
} as const;
const unit: ContentUnit = {
  name: 'Marina Walk Tower 2304',
  share_bps: 10_000,
  lines: [
    rent,
    { ...rent, category: 'management_fee', text: 'Verwaltung, 7 % der Miete', amount: -210_000 },
    { ...rent, category: 'fee_vat', text: 'Verwaltung, 7 % der Miete', amount: -10_500 },
    {
      ...rent,
      category: 'maintenance',
      bookings: 3,
      last_on: '2026-10-29',
      text: null,
      amount: -68_050,
    },
  ],
};
const CONTENT: StatementContent = {
  no: 'MZ-2026-000123',
  language: 'de',
  period_from: '2026-10-01',
  period_to: '2026-10-31',
  currency: 'AED',
  published_at: new Date('2026-11-05T21:00:00Z'),
  investor: { name: 'Anna Becker', investor_no: 'MZ-10004' },
  iban: { country: 'DE', last4: '3000' },
  supersedes: null,
  figures: {
    opening: 1_867_650,
    income: 3_000_000,
    fee: -210_000,
    vat: -10_500,
    expense: -68_050,
    reserve_delta: 0,
    other: 0,
    payout: 0,
    closing: 4_579_100,
  },
  units: [unit],
};
const pagesOf = async (changes: Partial<StatementContent> = {}) =>
  pdfPages(await renderStatement({ ...CONTENT, ...changes }));

test('says on one page whom it is for, what came in, went out and is left', async () => {
  expect(await pagesOf()).toEqual([
    [
      'Manzil',
      'Abrechnung Oktober\u00A02026',
      ...['Für', 'Anna Becker', 'Nummer', 'MZ-2026-000123', 'Ausgestellt am', '06.11.2026'],
      ...['Kundennummer', 'MZ-10004', 'Zeitraum', '01.10.2026 – 31.10.2026'],
      ...['Auszahlungskonto', 'DE •••• 3000'],
      ...['Übersicht', 'Betrag in AED'],
      ...['Anfangssaldo am 01.10.2026', '18.676,50'],
      ...['Mieteinnahmen', '30.000,00'],
      ...['Verwaltung und Vermietung', '−2.100,00'],
      ...['Umsatzsteuer darauf', '−105,00'],
      ...['Kosten', '−680,50'],
      ...['Auszahlung', '0,00'],
      ...['Endsaldo am 31.10.2026', '45.791,00'],
      ...['Umsatzsteuer (VAE)', 'Netto', 'USt. 5\u00a0%', 'Brutto'],
      ...['Verwaltung und Vermietung', '2.100,00', '105,00', '2.205,00'],
      ...['Nach Einheiten', 'Kategorie', 'Buchung', 'Betrag in AED'],
      ...['Marina Walk Tower 2304', '27.114,50'],
      ...['Miete', '01.10.2026 · Scheck 2 von 4', '30.000,00'],
      ...['Verwaltung', '01.10.2026 · Verwaltung, 7 % der Miete', '−2.100,00'],
      ...['Umsatzsteuer auf Gebühren', '01.10.2026 · Verwaltung, 7 % der Miete', '−105,00'],
      ...['Instandhaltung', '3 Buchungen, 01.10.2026 bis 29.10.2026', '−680,50'],
      ...['Summe aller Buchungen', '27.114,50'],
      'Alle Beträge in AED. Ein Minus steht vor dem, was dein Guthaben verringert.',
      'Aufgeführt ist, was in diesem Monat zu- oder abgeflossen ist (Wertstellung). Von geteilten Einheiten steht hier dein Anteil.',
      'Maschinell erstellt und ohne Unterschrift gültig.',
      'Manzil · MZ-2026-000123 · Anna Becker, MZ-10004',
      'Seite 1 von 1',
    ],
  ]);
});

test('is English for who reads English, with reserve, share and the statement it replaces', async () => {
  const [page = []] = await pagesOf({
    language: 'en',
    iban: null,
    supersedes: { no: 'MZ-2026-000101', published_at: new Date('2026-11-03T06:00:00Z') },
    figures: { ...CONTENT.figures, reserve_delta: -100, closing: 4_579_000 },
    units: [{ ...unit, share_bps: 5_000 }],
  });
  for (const text of [
    'Statement October\u00A02026',
    'Replaces statement MZ-2026-000101 of 3\u00a0Nov\u00a02026.',
    'Closing balance on 31\u00a0Oct\u00a02026',
    '45,790.00',
    'VAT 5%',
    'Reserve',
    '−1.00',
    'Marina Walk Tower 2304 · Share 50%',
    '3 bookings, 1\u00a0Oct\u00a02026 to 29\u00a0Oct\u00a02026',
    'Page 1 of 1',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain('Payout account');
});

test('a month without bookings says so, and has neither VAT nor units', async () => {
  const none = { income: 0, fee: 0, vat: 0, expense: 0 };
  const [page = []] = await pagesOf({
    figures: { ...CONTENT.figures, ...none, closing: 1_867_650 },
    units: [],
  });
  expect(page).toContain('In diesem Monat wurde nichts gebucht.');
  expect(page).not.toContain('Umsatzsteuer (VAE)');
});

describe('over many pages', () => {
  const units = Array.from({ length: 60 }, (_, index) => ({
    ...unit,
    name: `Safa Terrace ${index + 1}`,
  }));

  test('each unit stays together under a head, and every page tells its number and that of the statement', async () => {
    const pages = await pagesOf({ units });
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, index) => {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
      if (index > 0) expect(page).toContain('Abrechnung Oktober\u00A02026 · MZ-2026-000123');
      expect(page).toContain('Kategorie');
      const names = page.filter((text) => text.startsWith('Safa Terrace'));
      expect(page.filter((text) => text === 'Instandhaltung')).toHaveLength(names.length);
    });
    const all = pages.flat().filter((text) => text.startsWith('Safa Terrace'));
    expect(all).toEqual(units.map(({ name }) => name));
  });

  test.each([2, 3, 8, 9, 14, 20])(
    'of %d units no page has nothing but the ending',
    async (count) => {
      const pages = await pagesOf({ units: units.slice(0, count) });
      expect(pages.at(-1)).toContain('Instandhaltung');
      expect(pages.at(-1)).toContain('Maschinell erstellt und ohne Unterschrift gültig.');
    },
  );

  test('a unit with more categories than a page has room goes on', async () => {
    const long = { ...unit, lines: Array.from({ length: 60 }, () => rent) };
    const pages = await pagesOf({ units: [long] });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().filter((text) => text === 'Miete')).toHaveLength(60);
  });
});

test('names keep the letters of Europe; what no font has is shown by what it is built on', async () => {
  const said = async (name: string) =>
    (await pagesOf({ investor: { name, investor_no: 'MZ-1' } })).flat().join('');
  expect(await said('Żółć Şahin Čapek-Ñuñez')).toContain('Żółć Şahin Čapek-Ñuñez');
  expect(await said('Nguyễn Ắ')).toContain('Nguyen A');
  expect(await said('محمد')).toContain('????');
});

test('a text that is too long ends with an ellipsis before the amount', async () => {
  const long =
    'Austausch der Klimaanlage im Wohnzimmer einschließlich aller Nebenarbeiten und Entsorgung';
  const pages = await pagesOf({ units: [{ ...unit, lines: [{ ...rent, text: long }] }] });
  const [shown = ''] = pages.flat().filter((text) => text.includes('Austausch'));
  expect(shown).toMatch(/^01\.10\.2026 · Austausch der Klimaanlage im Wohnzimmer.*…$/);
});

test('is tagged, names its title, language and time, and is the same every time', async () => {
  const file = await renderStatement(CONTENT);
  expect((await renderStatement(CONTENT)).equals(file)).toBe(true);
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  expect(pdf.getTitle()).toBe('Abrechnung Oktober\u00A02026, MZ-2026-000123');
  expect(pdf.getCreationDate()).toEqual(CONTENT.published_at);
  const entry = (name: string) => pdf.catalog.lookup(PDFName.of(name));
  expect(String(entry('Lang'))).toBe('(de)');
  expect(String((entry('MarkInfo') as PDFDict).get(PDFName.of('Marked')))).toBe('true');
  expect(entry('StructTreeRoot')).toBeInstanceOf(PDFDict);
  expect(String((entry('ViewerPreferences') as PDFDict).get(PDFName.of('DisplayDocTitle')))).toBe(
    'true',
  );
  const { width, height } = pdf.getPage(0).getSize();
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
});

test('carries all fonts it uses', async () => {
  const pdf = await PDFDocument.load(await renderStatement(CONTENT));
  const fonts = pdf.context
    .enumerateIndirectObjects()
    .map(([, value]) => value)
    .filter((value): value is PDFDict => value instanceof PDFDict)
    .filter((dict) => String(dict.get(PDFName.of('Type'))) === '/Font');
  const types = new Set(fonts.map((font) => String(font.get(PDFName.of('Subtype')))));
  expect([...types].sort()).toEqual(['/CIDFontType2', '/Type0']);
});
