import { nameOf, type Route } from '../routes';
import { BODIES, type Body } from './bodies';
import type { Relation, Thing } from './ids';

/** Whom a route answers at all; decided before any id is looked at. */
type Access =
  /** With or without a session. */
  | 'everybody'
  /** Whoever is signed in, before onboarding is finished too. Without a session: 401. */
  | 'account'
  /** Whoever is signed in and not through with onboarding. After: 409. */
  | 'newcomer'
  /** Whoever is signed in and through with onboarding. Before: 403. */
  | 'investor';

/** What a call that is carried out uses up, so that the next one needs it anew. */
export type Spent = 'cookie' | 'session' | 'document' | 'avatar' | 'package' | 'password' | 'link';

type QueryId = {
  names: Thing;
  /** Default: as `OPENS` says. */
  opens?: readonly Relation[];
  /** For what does not open; a malformed id is 422 in any case. */
  otherwise: 200 | 422;
};

export type Row = {
  access: Access;
  /** Of a call that is carried out; more than one where it depends on the calls before. Default: 200. */
  status?: readonly number[];
  /** Parameters of the path. What does not open is 404, with the same bytes as what does not exist. */
  path?: Record<string, Thing>;
  query?: Record<string, QueryId>;
  /** What else the query has to say. */
  asks?: string;
  sends?: Body;
  spends?: readonly Spent[];
  /** Other statuses than those above, by what the thing in the path is to the caller. */
  relations?: Partial<Record<Relation, number>>;
  /** Other statuses than those above, by the state of the caller's account. */
  accounts?: { unusable: number };
  /** What the answer says to whom. */
  says?: { signedIn: object; stranger: object };
};

/**
 * Which things an id opens, by what they are to whoever asks. What is not listed is as if it did not exist, and so is
 * everything for whom the route does not answer.
 */
export const OPENS: Record<Thing, readonly Relation[]> = {
  unit: ['own', 'shared'],
  property: ['own', 'shared'],
  photo: ['own', 'shared'],
  session: ['own'],
  // What has been superseded stays readable: the law wants it kept.
  statement: ['own', 'replaced'],
  document: ['own', 'replaced'],
  payout: ['own'],
  avatar: ['own'],
  order: ['own'],
  // Made up by the client: nobody's thing is behind it but the client's own.
  'new order': ['missing'],
  upload: ['own', 'another’s', 'missing'],
  visitor: ['missing'],
  cancellation: ['missing'],
  withdrawal: ['missing'],
  message: ['missing'],
  purpose: ['for all'],
  article: ['for all', 'for investors'],
};

const everybody = (row: Omit<Row, 'access'> = {}): Row => ({ access: 'everybody', ...row });
const account = (row: Omit<Row, 'access'> = {}): Row => ({ access: 'account', ...row });
const newcomer = (row: Omit<Row, 'access'> = {}): Row => ({ access: 'newcomer', ...row });
const investor = (row: Omit<Row, 'access'> = {}): Row => ({ access: 'investor', ...row });

/** Every route, as `/openapi.json` lists them. */
export const MATRIX: Record<string, Row> = {
  'GET /livez': everybody(),
  'GET /readyz': everybody(),
  'GET /articles': everybody(),
  'GET /articles/{id}': everybody({ path: { id: 'article' } }),
  'GET /faq': everybody(),
  'GET /sample-statement': everybody(),
  'PUT /consents/anonymous/{anon_id}/{purpose}': everybody({
    path: { anon_id: 'visitor', purpose: 'purpose' },
    sends: BODIES.consent,
  }),
  // 200: the same declaration again.
  'PUT /cancellations/{cancellation_id}': everybody({
    path: { cancellation_id: 'cancellation' },
    sends: BODIES.cancellation,
    status: [201, 200],
  }),
  'PUT /withdrawals/{withdrawal_id}': everybody({
    path: { withdrawal_id: 'withdrawal' },
    sends: BODIES.withdrawal,
    status: [201, 200],
  }),
  'PUT /contact-messages/{message_id}': everybody({
    path: { message_id: 'message' },
    sends: BODIES.contactMessage,
    status: [201, 200],
  }),

  'GET /auth/session': everybody({
    says: { signedIn: { valid: true }, stranger: { valid: false } },
  }),
  'POST /auth/login': everybody({
    sends: BODIES.credentials,
    spends: ['cookie'],
    accounts: { unusable: 401 },
  }),
  'POST /auth/logout': everybody({ spends: ['cookie'] }),
  'POST /auth/session/cleanup': everybody({ spends: ['cookie'] }),
  'POST /auth/forgot-password': everybody({ sends: BODIES.email, status: [201] }),
  // Not even with the right code: it is good in the browser that asked for it.
  'POST /auth/check-reset-password-code': everybody({
    sends: BODIES.code,
    says: { signedIn: { isValid: false }, stranger: { isValid: false } },
  }),
  'POST /auth/reset-password': everybody({ sends: BODIES.codeAndPassword, status: [422] }),
  // The link is the key, whoever holds it.
  'POST /auth/check-password-link': everybody({
    sends: BODIES.link,
    says: { signedIn: { isValid: true }, stranger: { isValid: true } },
  }),
  'POST /auth/set-password': everybody({ sends: BODIES.linkAndPassword, spends: ['link'] }),

  'GET /auth/': account(),
  'GET /auth/sessions': account(),
  'DELETE /auth/sessions/{session_id}': account({
    path: { session_id: 'session' },
    spends: ['session'],
  }),
  'POST /auth/sessions/revoke-others': account({ spends: ['session'] }),
  'POST /account/password': account({
    sends: BODIES.newPassword,
    spends: ['password', 'session'],
  }),

  'GET /profile': account(),
  'PATCH /profile': account({ sends: BODIES.profile }),
  'PUT /profile/address': account({ sends: BODIES.address }),
  'GET /profile/addresses': account(),
  'GET /profile/tax-residencies': account(),
  'PUT /profile/tax-residencies': account({ sends: BODIES.taxResidencies }),
  'POST /profile/export': account({ sends: BODIES.password }),
  'POST /profile/erasure-request': account({ sends: BODIES.password }),
  'PUT /profile/avatar': account({ sends: BODIES.picture, spends: ['avatar'] }),
  'DELETE /profile/avatar': account({ spends: ['avatar'] }),
  'GET /avatars/{avatar_id}': account({ path: { avatar_id: 'avatar' } }),
  'GET /onboarding': account(),
  'PATCH /onboarding': account({ sends: BODIES.step }),
  'PUT /onboarding/person': newcomer({ sends: BODIES.person }),
  'PUT /onboarding/person/draft': newcomer({ sends: BODIES.personDraft }),
  'PUT /onboarding/residence': newcomer({ sends: BODIES.residence }),
  'PUT /onboarding/residence/draft': newcomer({ sends: BODIES.residenceDraft }),
  'GET /settings': account(),
  'PUT /settings': account({ sends: BODIES.settings }),
  'GET /consents': account(),
  'PUT /consents/{purpose}': account({ path: { purpose: 'purpose' }, sends: BODIES.consent }),

  'GET /documents': account(),
  'GET /documents/missing': investor(),
  'GET /documents/archive': investor(),
  'GET /documents/{id}': account({ path: { id: 'document' } }),
  'GET /documents/{id}/download': account({ path: { id: 'document' } }),
  'DELETE /documents/{id}': account({
    path: { id: 'document' },
    spends: ['document'],
    // Found, but decided on: it stays.
    relations: { replaced: 409 },
  }),
  'PUT /documents/uploads/{upload_id}': account({
    path: { upload_id: 'upload' },
    query: {
      unit_id: { names: 'unit', otherwise: 422 },
      replaces: { names: 'document', opens: ['own'], otherwise: 422 },
    },
    asks: 'document_type=passport&name=Reisepass.pdf&valid_until=2031-05-01',
    sends: BODIES.pdf,
    spends: ['document'],
    // 200: the same upload again.
    status: [201, 200],
  }),

  'GET /dashboard': investor(),
  'GET /units': investor(),
  'GET /units/{unit_id}': investor({ path: { unit_id: 'unit' } }),
  'GET /packages': investor(),
  'GET /units/{unit_id}/package': investor({ path: { unit_id: 'unit' } }),
  'PUT /units/{unit_id}/package-orders/{order_id}': investor({
    path: { unit_id: 'unit', order_id: 'new order' },
    sends: BODIES.packageOrder,
    spends: ['package'],
    // 200: the same order again.
    status: [201, 200],
  }),
  // Nothing is scheduled.
  'DELETE /units/{unit_id}/package/scheduled': investor({
    path: { unit_id: 'unit' },
    asks: 'version=1',
    status: [409],
  }),
  'GET /package-orders/{order_id}/download': investor({ path: { order_id: 'order' } }),
  'GET /projects/{property_id}': investor({ path: { property_id: 'property' } }),
  'GET /construction-photos/{photo_id}': investor({ path: { photo_id: 'photo' } }),
  'GET /banks': investor({ asks: 'country=DE&bank_code=37040044' }),
  'GET /bank-accounts': investor(),
  'PUT /bank-accounts/payout': investor({ sends: BODIES.bankAccount }),
  // 409: the caller has none.
  'POST /bank-accounts/payout/withdraw': investor({
    sends: BODIES.bankWithdrawal,
    status: [200, 409],
  }),
  // Of a unit that was sold the owner's own bookings remain; any other's list is empty.
  'GET /bookings': investor({
    query: { unit_id: { names: 'unit', opens: ['own', 'shared', 'past'], otherwise: 200 } },
  }),
  'GET /bookings.csv': investor({
    query: { unit_id: { names: 'unit', opens: ['own', 'shared', 'past'], otherwise: 200 } },
    asks: 'year=2026',
  }),
  'GET /statements': investor(),
  'GET /statements/{statement_id}': investor({ path: { statement_id: 'statement' } }),
  'GET /statements/{statement_id}/download': investor({ path: { statement_id: 'statement' } }),
  'GET /payouts': investor(),
  'GET /payouts/{payout_id}': investor({ path: { payout_id: 'payout' } }),
  'GET /fx-rates': investor({ asks: 'base=AED&quote=EUR' }),
};

export const isPublic = (route: Route) => MATRIX[nameOf(route)]?.access === 'everybody';
