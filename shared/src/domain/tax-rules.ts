import type { TaxResidence } from './tax-year';

type Text = { de: string; en: string };

type TaxRules = {
  /** What treaty and progression mean, in two sentences. */
  treaty: Text;
  treatySource: { label: Text; url: string };
  /** Why the rate of the day. */
  rate: Text;
  rateSource: { label: Text; url: string };
};

/** When the rules below were last read again. */
export const TAX_RULES_AS_OF = '2026-11';

/** Where anybody can look the rates up. */
export const ECB_RATES_URL =
  'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html';

/** What the figures of a tax return rest on, for the owner and their adviser. Not advice. */
export const TAX_RULES: Record<TaxResidence, TaxRules> = {
  DE: {
    treaty: {
      de: 'Zwischen Deutschland und den VAE gibt es seit dem 1.\u00a0Januar\u00a02022 kein Doppelbesteuerungsabkommen. Du versteuerst die Miete in Deutschland voll; einen Progressionsvorbehalt, der nur den Steuersatz erhöht, gibt es dafür nicht.',
      en: 'There has been no double tax treaty between Germany and the UAE since 1\u00a0January\u00a02022. You pay German tax on the rent in full; exemption with progression, which only raises the rate of tax, does not apply.',
    },
    treatySource: {
      label: {
        de: 'Bundesfinanzministerium, Stand der Doppelbesteuerungsabkommen am 1.\u00a0Januar\u00a02026; Einkommensteuergesetz, §§ 2, 21, 34c',
        en: 'Federal Ministry of Finance (Germany), state of tax treaties on 1\u00a0January\u00a02026; Einkommensteuergesetz (German income tax act), sections 2, 21, 34c',
      },
      url: 'https://www.bundesfinanzministerium.de/Content/DE/Downloads/BMF_Schreiben/Internationales_Steuerrecht/Allgemeine_Informationen/2026-01-07-stand-DBA-1-januar-2026.html',
    },
    rate: {
      de: 'Es zählt der Tag, an dem Geld zu- oder abfließt, und dessen Kurs.',
      en: 'What counts is the day on which money comes in or goes out, and its rate.',
    },
    rateSource: {
      label: {
        de: 'Einkommensteuergesetz, § 11; Einkommensteuer-Richtlinien, R\u00a034c Abs.\u00a01',
        en: 'Einkommensteuergesetz, section 11; Einkommensteuer-Richtlinien, R\u00a034c\u00a0(1)',
      },
      url: 'https://www.gesetze-im-internet.de/estg/__11.html',
    },
  },
  AT: {
    treaty: {
      de: 'Das Abkommen zwischen Österreich und den VAE rechnet seit 2023 eine Steuer der VAE an, statt die Einkünfte freizustellen. Weil die VAE auf private Mieten keine Einkommensteuer erheben, versteuerst du sie in Österreich voll.',
      en: 'Since 2023 the treaty between Austria and the UAE has credited tax paid in the UAE instead of exempting the income. As the UAE levies no income tax on private rent, you pay Austrian tax on it in full.',
    },
    treatySource: {
      label: {
        de: 'Abkommen Österreich–VAE, BGBl.\u00a0III Nr.\u00a088/2004, geändert durch BGBl.\u00a0III Nr.\u00a0211/2022',
        en: 'Treaty Austria–UAE, BGBl.\u00a0III no.\u00a088/2004, amended by BGBl.\u00a0III no.\u00a0211/2022',
      },
      url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20003488',
    },
    rate: {
      de: 'Es zählt der Tag, an dem Geld zu- oder abfließt, und dessen Kurs.',
      en: 'What counts is the day on which money comes in or goes out, and its rate.',
    },
    rateSource: {
      label: {
        de: 'Einkommensteuergesetz 1988, § 19',
        en: 'Einkommensteuergesetz 1988, section 19',
      },
      url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570',
    },
  },
  CH: {
    treaty: {
      de: 'Grundstücke im Ausland sind in der Schweiz von der Steuer ausgenommen. Ihr Ertrag und ihr Wert bestimmen aber deinen Steuersatz mit (Progression), deshalb gibst du beide an.',
      en: 'Real estate abroad is exempt from Swiss tax. Its income and value do count towards your rate of tax (progression), which is why you declare both.',
    },
    treatySource: {
      label: {
        de: 'Bundesgesetz über die direkte Bundessteuer, Art. 6 und 7',
        en: 'Federal act on direct federal tax, articles 6 and 7',
      },
      url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
    },
    rate: {
      de: 'Wir rechnen mit dem Kurs des Tages. Die Eidgenössische Steuerverwaltung veröffentlicht eigene Kurse: Frage deinen Kanton, welche er erwartet.',
      en: 'We convert at the rate of the day. The Federal Tax Administration publishes rates of its own: ask your canton which it expects.',
    },
    rateSource: {
      label: {
        de: 'Eidgenössische Steuerverwaltung, Kurslisten',
        en: 'Federal Tax Administration, lists of rates',
      },
      url: 'https://www.estv.admin.ch/',
    },
  },
};
