import { CONTRACT_KINDS } from '@manzil/shared/domain/contract-deadlines';

type Entry = {
  unit_id: string;
  property_id: number;
  statement_id: string;
  payout_id: string;
  document_id: string;
  contract_id: string;
  booking_id: string;
  next_cursor: string;
};
type List =
  | 'units'
  | 'bookings'
  | 'statements'
  | 'payouts'
  | 'documents'
  | 'contracts?kind=tenancy';

/** What a signed-in investor reads, filled in with ids of their own. @throws Error when a list cannot be had */
export async function addressesOf(api: string, cookie: string): Promise<string[]> {
  const first = async (list: List): Promise<Partial<Entry>> => {
    const answer = await fetch(`${api}/${list}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`/${list} ended with ${answer.status}.`);
    const { items, next_cursor } = (await answer.json()) as {
      items: Entry[];
      next_cursor?: string;
    };
    return { ...items[0], ...(next_cursor && { next_cursor }) };
  };
  const [
    { unit_id, property_id, next_cursor },
    { statement_id },
    { payout_id },
    { document_id },
    { booking_id },
  ] = await Promise.all([
    first('units'),
    first('statements'),
    first('payouts'),
    first('documents'),
    first('bookings'),
  ]);
  const { contract_id } = await first('contracts?kind=tenancy');
  const year = new Date().getUTCFullYear();
  return [
    '/auth/',
    '/auth/sessions',
    '/dashboard',
    '/units',
    '/units?search=marina&sort=-rent',
    '/units?search=dubai',
    ...(next_cursor ? [`/units?cursor=${next_cursor}`] : []),
    '/units.csv',
    '/units.xlsx?search=marina',
    '/search?q=marina&language=de',
    '/projects',
    '/calendar-feed',
    '/news',
    '/onboarding',
    ...(unit_id
      ? [
          `/units/${unit_id}`,
          `/units/${unit_id}/package`,
          `/projects/${property_id}`,
          `/bookings?unit_id=${unit_id}`,
        ]
      : []),
    '/packages',
    '/profile',
    '/profile/addresses',
    '/profile/tax-residencies',
    '/bank-accounts',
    '/consents',
    '/settings',
    '/security-events',
    '/bookings',
    `/bookings?year=${year}&category=rent`,
    '/bookings?group=net&search=rent&language=en',
    ...(booking_id ? [`/bookings?booking_id=${booking_id}`] : []),
    '/bookings/balance?period=12_months',
    '/bookings/units?sort=net',
    `/bookings.csv?year=${year}`,
    '/bookings.xlsx?category=rent',
    '/tax',
    `/tax.csv?year=${year}`,
    ...(unit_id ? [`/tax?unit_id=${unit_id}`] : []),
    '/statements',
    ...(statement_id ? [`/statements/${statement_id}`] : []),
    '/payouts',
    ...(payout_id ? [`/payouts/${payout_id}`] : []),
    '/documents',
    '/documents?versions=superseded',
    '/documents/missing',
    ...(document_id ? [`/documents/${document_id}`] : []),
    ...CONTRACT_KINDS.map((kind) => `/contracts?kind=${kind}`),
    '/contracts?kind=purchase&search=marina',
    '/contracts?kind=tenancy&state=ended',
    ...(contract_id ? [`/contracts/${contract_id}`, `/rents?tenancy_id=${contract_id}`] : []),
    '/rents',
    '/rents?ended=1',
    '/second-factor',
    '/passkeys',
    '/articles',
    '/faq',
  ];
}
