/**
 * What the help was opened on, where that is a unit or one of its instalments: the page has named the window by it,
 * as in "Creek Lantern 1806 – Manzil".
 */
export const askedUnit = (pathname: string, title: string): string | undefined =>
  pathname.startsWith('/my-units/') ? title.replace(/ – Manzil$/, '') : undefined;
