import type { StatusDocument } from './profile-status';
import { profileReasons, profileStatus } from './profile-status';
import { address, documents, type Identity, passport } from './testing/status-documents';

const TODAY = '2026-11-21';

const BOOL = [false, true] as const;
const IDENTITY: readonly Identity[] = [0, 1, 2];

const rows = BOOL.flatMap((country) =>
  IDENTITY.flatMap((identity) =>
    BOOL.flatMap((expired) =>
      BOOL.flatMap((declined) =>
        BOOL.map((inReview) => ({ country, identity, expired, declined, inReview })),
      ),
    ),
  ),
);

/** The rule as the specification words it in §4, independent of the implementation. */
function expected({ country, identity, expired, declined, inReview }: (typeof rows)[number]) {
  if (!country || identity < 2) return 'inactive';
  if (expired || declined) return 'inactive';
  return inReview ? 'in_review' : 'active';
}

test('the truth table has every combination', () => {
  expect(rows).toHaveLength(48);
});

test.each(rows)(
  'country $country, $identity identity documents, expired $expired, declined $declined, in review $inReview',
  (row) => {
    const list = documents(row.identity, row.expired, row.declined, row.inReview);
    expect(profileStatus(profileReasons(row.country ? 'DE' : null, list, TODAY))).toBe(
      expected(row),
    );
  },
);

test('all reasons are named, in the order in which to deal with them', () => {
  expect(profileReasons(null, documents(1, true, true, true), TODAY)).toEqual([
    'country_missing',
    'identity_missing',
    'document_expired',
    'document_declined',
    'document_in_review',
  ]);
});

test('an empty country is no country', () => {
  expect(profileReasons('', [passport, address], TODAY)).toEqual(['country_missing']);
});

test('two passports count as two identity documents', () => {
  expect(profileReasons('DE', [passport, passport], TODAY)).toEqual([]);
});

test('a declined passport still counts, its decline is the reason', () => {
  const declined = { ...passport, status: 'declined' as const };
  expect(profileReasons('DE', [declined, address], TODAY)).toEqual(['document_declined']);
});

test.each([
  ['the day before', '2026-11-20', ['document_expired']],
  ['on its last day', '2026-11-21', []],
  ['the day after', '2026-11-22', []],
])('a document valid until %s today', (_, validUntil, reasons) => {
  const renewed = { ...passport, valid_until: validUntil };
  expect(profileReasons('DE', [renewed, address], TODAY)).toEqual(reasons);
});

test('a document of an unknown type counts towards no identity but can be declined', () => {
  const unknown: StatusDocument = {
    document_type: 'membership',
    status: 'declined',
    valid_until: null,
  };
  expect(profileReasons('DE', [passport, unknown], TODAY)).toEqual([
    'identity_missing',
    'document_declined',
  ]);
});
