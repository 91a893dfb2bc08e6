/** Pages of one thing; the lists of them end without a slash. */
const PAGES = ['/my-units/', '/financials/payouts/'];

/**
 * What the help was opened on, where that is a unit, one of its instalments or a payout: the page has named the window
 * by it, as in "Creek Lantern 1806 – Manzil".
 */
export const askedAbout = (pathname: string, title: string): string | undefined =>
  PAGES.some((page) => pathname.startsWith(page)) ? title.replace(/ – Manzil$/, '') : undefined;
