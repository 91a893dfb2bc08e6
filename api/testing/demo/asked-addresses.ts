/** What is asked for most, and what reads most of the ledger. */
export const ASKED_ADDRESSES = [
  '/dashboard',
  '/dashboard?period=all',
  '/units',
  '/units?page=21',
  '/projects/14',
  '/profile',
  '/bookings',
  '/bookings?category=insurance',
  '/bookings.csv?year=2026',
  '/statements',
  '/payouts',
  '/fx-rates?base=AED&quote=EUR',
];
