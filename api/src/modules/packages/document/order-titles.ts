export const TITLES = {
  de: {
    title: (name: string) => `Auftrag: Paket ${name}`,
    subject: (unit: string) => `Bestätigung des Auftrags für ${unit}`,
    for: 'Für',
    investorNo: 'Kundennummer',
    agreed: 'Was vereinbart ist',
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    number: 'Auftragsnummer',
    valid: 'Maschinell erstellt und ohne Unterschrift gültig.',
  },
  en: {
    title: (name: string) => `Order: ${name} package`,
    subject: (unit: string) => `Confirmation of the order for ${unit}`,
    for: 'For',
    investorNo: 'Customer number',
    agreed: 'What is agreed',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    number: 'Order number',
    valid: 'Issued by machine and valid without a signature.',
  },
};
