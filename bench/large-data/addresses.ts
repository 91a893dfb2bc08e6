import { CONTRACT_KINDS } from '@manzil/shared/domain/contract-deadlines';

type Entry = {
  unit_id: string;
  property_id: number;
  statement_id: string;
  payout_id: string;
  document_id: string;
  contract_id: string;
};
type List = 'units' | 'statements' | 'payouts' | 'documents' | 'contracts?kind=tenancy';

/** What a signed-in investor reads, filled in with ids of their own. @throws Error when a list cannot be had */
export async function addressesOf(api: string, cookie: string): Promise<string[]> {
  const first = async (list: List): Promise<Partial<Entry>> => {
    const answer = await fetch(`${api}/${list}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`/${list} ended with ${answer.status}.`);
    const { items } = (await answer.json()) as { items: Entry[] };
    return items[0] ?? {};
  };
  const [{ unit_id, property_id }, { statement_id }, { payout_id }, { document_id }] =
    await Promise.all([first('units'), first('statements'), first('payouts'), first('documents')]);
  const { contract_id } = await first('contracts?kind=tenancy');
  const year = new Date().getUTCFullYear();
  return [
    '/auth/',
    '/auth/sessions',
    '/dashboard',
    '/units',
    '/units?search=marina&sort=-rent',
    '/units.csv',
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
    ...(contract_id ? [`/contracts/${contract_id}`] : []),
    '/rents',
    '/rents?ended=1',
    '/second-factor',
    '/passkeys',
    '/articles',
    '/faq',
  ];
}
