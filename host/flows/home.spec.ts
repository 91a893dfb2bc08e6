import { expect, type Locator, type Page, test } from '../../e2e/support/flow';
import { isInFront } from '../../e2e/support/in-front';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import { atEachWidth } from '../../e2e/support/widths';

test.use({ serviceWorkers: 'block' });

const words = {
  de: {
    places: ['Leistungen', 'Artikel', 'Kontakt', 'Anmelden'],
    ways: [
      ...['Beratung vereinbaren', 'So arbeiten wir', 'Immobilienkauf', 'Projektübergabe'],
      ...['Immobilienverwaltung', 'Vermietung', 'Alle Fragen', 'Ganzes Muster öffnen (PDF)'],
      ...['Pakete vergleichen', 'Nachricht schreiben'],
    ],
    stages: 'Vom Vertrag zur Auszahlung',
    steps: ['Kauf', 'Übergabe', 'Vermietung', 'Auszahlung'],
    packages: 'Pakete',
    rent: 'Jahresmiete deiner Einheit',
    compare: 'Pakete vergleichen',
    promises: ['Kaufpreise nie über uns', 'Du entscheidest', 'Zahlen statt Versprechen'],
    sections: {
      Leistungen: [
        'Kauf begleiten',
        'Übergabe aus der Ferne',
        'Verwalten',
        'Vermieten',
        'Auszahlen',
      ],
      'Was wir nicht tun': [
        ...['Keine Renditeversprechen', 'Keine Kaufpreise annehmen'],
        ...['Keine Rechts- und Steuerberatung', 'Keine versteckten Aufschläge'],
        'Keine Ferienvermietung',
      ],
    },
    process: {
      name: 'Ablauf und Dauer',
      row: /Oqood-Eintragung nach dem Kaufvertrag.*bis 90\sTage ab Unterschrift.*Bauträger, Grundbuchamt \(DLD\)/,
    },
    compared: {
      name: 'Pakete im Vergleich',
      row: /Gebühr.*5\s% der Jahresmiete.*7\s% der Jahresmiete/,
    },
    least: {
      rent: /^30\.000,00\sAED$/,
      Basic: /1\.500,00\sAED im Jahr.*75,00\sAED USt.*zusammen 131,25\sAED im Monat/,
      Premium: /2\.100,00\sAED im Jahr.*105,00\sAED USt.*zusammen 183,75\sAED im Monat/,
    },
    most: {
      rent: /^300\.000,00\sAED$/,
      Basic: /15\.000,00\sAED im Jahr.*750,00\sAED USt.*zusammen 1\.312,50\sAED im Monat/,
      Premium: /21\.000,00\sAED im Jahr.*1\.050,00\sAED USt.*zusammen 1\.837,50\sAED im Monat/,
    },
  },
  en: {
    places: ['Services', 'Articles', 'Contact', 'Sign in'],
    ways: [
      ...['Arrange a consultation', 'How we work', 'Buying property', 'Project handover'],
      ...['Property management', 'Letting', 'All questions', 'Open the whole sample (PDF)'],
      ...['Compare packages', 'Write a message'],
    ],
    stages: 'From contract to payout',
    steps: ['Purchase', 'Handover', 'Letting', 'Payout'],
    packages: 'Packages',
    rent: 'Annual rent of your unit',
    compare: 'Compare packages',
    promises: [
      'Purchase prices never pass through us',
      'You decide',
      'Figures instead of promises',
    ],
    sections: {
      Services: [
        'Supporting the purchase',
        'Handover from abroad',
        'Managing',
        'Letting',
        'Paying out',
      ],
      'What we do not do': [
        ...['No promises of return', 'No handling of purchase money', 'No legal or tax advice'],
        ...['No hidden mark-ups', 'No holiday lets'],
      ],
    },
    process: {
      name: 'Process and duration',
      row: /Oqood registration after the purchase contract.*up to 90\sdays from signature.*developer, DLD/,
    },
    compared: {
      name: 'The packages compared',
      row: /Fee.*5% of the annual rent.*7% of the annual rent/,
    },
    least: {
      rent: /^AED\s30,000\.00$/,
      Basic: /AED\s1,500\.00 a year.*AED\s75\.00 VAT.*AED\s131\.25 a month/,
      Premium: /AED\s2,100\.00 a year.*AED\s105\.00 VAT.*AED\s183\.75 a month/,
    },
    most: {
      rent: /^AED\s300,000\.00$/,
      Basic: /AED\s15,000\.00 a year.*AED\s750\.00 VAT.*AED\s1,312\.50 a month/,
      Premium: /AED\s21,000\.00 a year.*AED\s1,050\.00 VAT.*AED\s1,837\.50 a month/,
    },
  },
} as const;

/** One below the other on a phone, all beside each other from 1200 px on. */
const rowsAt = (width: number): number => (width >= 1200 ? 1 : width >= 768 ? 2 : 4);

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** In windows of every width; the flow through every page has axe look at them. */
const expectSeen = (page: Page, ...parts: Locator[]): Promise<void> =>
  atEachWidth(page, async () => {
    for (const part of parts) await expect(part).toBeVisible();
  });

/** Moves to the end of the track, as a finger or a mouse does. */
async function pressFarEnd(slider: Locator): Promise<void> {
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
  await slider.click({ position: { x: width - 2, y: height / 2 } });
}

for (const language of languages) {
  const say = words[language];
  test.describe(`a stranger, in ${language},`, () => {
    test.beforeEach(async ({ page, context }) => {
      await chooseLanguage(context, language);
      await page.goto('/home');
      await expectPageShown(page);
    });

    test('works out what both packages cost, and reads the four steps, at any width', async ({
      page,
    }) => {
      const section = page.locator('#packages');
      const slider = section.getByRole('slider', { name: say.rent });
      const expectPrices = async (expected: (typeof say)['least' | 'most']): Promise<void> => {
        await expect(section.getByRole('status')).toHaveText(expected.rent);
        for (const name of ['Basic', 'Premium'] as const) {
          const title = page.getByRole('heading', { name, exact: true });
          const offer = section.getByRole('listitem').filter({ has: title });
          await expect(offer).toHaveText(expected[name]);
        }
      };
      await atEachWidth(page, async () => {
        await link(page, say.packages).click();
        await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
        await slider.press('Home');
        await expectPrices(say.least);
        await pressFarEnd(slider);
        await expectPrices(say.most);
      });

      await test.step('the four steps stand in their order, and nothing in the way of the ways on', async () => {
        const steps = page.getByRole('region', { name: say.stages }).getByRole('listitem');
        const article = page.locator('#articles').getByRole('link').first();
        await atEachWidth(page, async (width) => {
          await expect(steps.getByRole('heading', { level: 3 })).toHaveText([...say.steps]);
          const tops = await steps.evaluateAll((all) =>
            all.map((step) => Math.round(step.getBoundingClientRect().top)),
          );
          expect(tops, `at ${width} px`).toEqual([...tops].sort((a, b) => a - b));
          expect(new Set(tops).size, `rows at ${width} px`).toBe(rowsAt(width));
          for (const name of [...say.places, ...say.ways])
            expect(await isInFront(link(page, name)), `${name} at ${width} px`).toBe(true);
          expect(await isInFront(article), `an article at ${width} px`).toBe(true);
        });
        const title = (await article.textContent()) ?? '';
        await article.click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      });
    });

    test('reads what can be relied on, what is done, how long it takes, what it costs and what is not done', {
      tag: '@long',
    }, async ({ page }) => {
      const parts = (names: readonly string[]) =>
        names.map((name) => page.getByRole('heading', { level: 3, name, exact: true }));
      await expectSeen(page, ...parts(say.promises));

      await page.goto('/details');
      const sections = Object.entries(say.sections).flatMap(([title, names]) => [
        page.getByRole('heading', { level: 2, name: title, exact: true }),
        ...parts(names),
      ]);
      const tables = [
        page
          .getByRole('table', { name: say.process.name })
          .getByRole('row', { name: say.process.row }),
        page
          .getByRole('table', { name: say.compared.name })
          .getByRole('row', { name: say.compared.row }),
      ];
      await expectSeen(page, ...sections, ...tables);
    });
  });
}
