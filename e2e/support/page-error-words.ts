/** What pages say that cannot be shown. */
export const words = {
  de: {
    contracts: 'Verträge',
    missing: 'Nicht gefunden',
    missingTitle: 'Seite nicht gefunden – Manzil',
    start: 'Zur Startseite',
    failed: 'Diese Seite lässt sich gerade nicht anzeigen.',
    stopped: 'Die Seite ist abgestürzt.',
    number: /^Fehlernummer /,
    retry: 'Erneut versuchen',
    reload: 'Neu laden',
  },
  en: {
    contracts: 'Contracts',
    missing: 'Not found',
    missingTitle: 'Page not found – Manzil',
    start: 'Go to the home page',
    failed: 'This page cannot be shown at the moment.',
    stopped: 'The page has crashed.',
    number: /^Error number /,
    retry: 'Try again',
    reload: 'Reload',
  },
} as const;
