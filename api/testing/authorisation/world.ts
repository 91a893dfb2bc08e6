import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../src/identity/password';
import { newToken } from '../../src/identity/session-token';
import { createSession } from '../../src/identity/sessions.repository';
import { sessions } from '../../src/identity/sessions.table';
import { articles } from '../../src/modules/articles/articles.table';
import { fxRates } from '../../src/modules/fx-rates/fx-rates.table';
import { createPasswordLink } from '../../src/modules/passwords/password-links.repository';
import { aDocument, anAvatar, aStoredDocument } from '../documents';
import { anInvestor, type InvestorOverrides, PASSWORD } from '../fixtures';
import { aMarkedInvestor } from '../marked-investor';
import { aStoredStatement } from '../money';
import { aPdf } from '../pdfs';
import { aPhoto } from '../photos';
import { aBooking, aProperty, aTenancy, aUnit } from '../portfolio';
import { aResetFlow } from '../reset-flow';
import type { TestApp } from '../test-app';
import { put, uploadUrl } from '../uploads';
import type { Ids } from './ids';

/** An account with something of every kind; everything written in it contains `mark`. */
export type Person = { mark: string; id: string; email: string; ids: Ids };

export type World = {
  portal: TestApp;
  /** Of all accounts here. */
  passwordHash: string;
  anna: Person;
  ben: Person;
  /** Owns a unit together with Anna. */
  carla: Person;
  /** Owned a unit of Anna's before her. */
  dirk: Person;
  /** Has one step of onboarding to go. */
  nina: Person;
  /** Has no live session any more. */
  emil: Person;
  locked: Person;
  closed: Person;
  invited: Person;
  /** A password and nothing else. */
  greta: Person;
  /** With which an invited person sets the first password: strangers may have got hold of it. */
  linkToken: string;
  renewLink: () => Promise<void>;
};

const KEPT = [
  'unit',
  'photo',
  'session',
  'statement',
  'payout',
  'document',
  'avatar',
  'order',
] as const;
const OWNED = [...KEPT, 'upload'] as const;
const ARTICLES = { public: 900_001, investors: 900_002, future: 900_003 };

export async function buildWorld(portal: TestApp): Promise<World> {
  const password_hash = await hashPassword(PASSWORD);
  const person = (name: string, overrides: InvestorOverrides = {}) =>
    aPerson(portal, name, { password_hash, ...overrides });
  await publish(portal);
  const invitee = await anInvestor(portal.db, { status: 'invited' });
  const world: World = {
    portal,
    passwordHash: password_hash,
    anna: await person('Anna'),
    ben: await person('Ben'),
    carla: await person('Carla'),
    dirk: await person('Dirk'),
    nina: await person('Nina', { onboarding_step: 3 }),
    emil: await person('Emil'),
    locked: await person('Lara', { status: 'locked' }),
    closed: await person('Clemens', { status: 'closed' }),
    invited: await person('Ida', { status: 'invited' }),
    greta: { mark: 'CNRY-Greta', ...(await anInvestor(portal.db, { password_hash })), ids: {} },
    linkToken: '',
    renewLink: async () => {
      world.linkToken = (await createPasswordLink(portal.db, invitee.id)).token;
    },
  };
  await world.renewLink();
  await share(world);
  await aResetFlow(portal, world.anna.email);
  for (const name of ['anna', 'ben', 'carla', 'dirk', 'nina'] as const) await upload(world, name);
  introduce(world);
  await liftLimits(portal);
  return world;
}

async function aPerson(
  portal: TestApp,
  name: string,
  overrides: InvestorOverrides,
): Promise<Person> {
  const { db, stored } = portal;
  const mark = `CNRY-${name}`;
  const email = `${name.toLowerCase()}@example.com`;
  const marked = await aMarkedInvestor(portal, { mark, email, ...overrides });
  const investor = { id: marked.investor_id };
  const ended = marked.session_id;
  await db.update(sessions).set({ revoked_at: sql`now()` }).where(eq(sessions.id, ended));
  const corrected = { investor, unitId: marked.unit_id, mark, supersedes_id: marked.statement_id };
  const address = { investor, name: mark, document_type: 'proof-of-address' as const };
  const { id: current } = await aStoredDocument(db, stored, address);
  const { id: old } = await aStoredDocument(db, stored, { ...address, superseded_by_id: current });
  const ids: Ids = {
    unit: { own: marked.unit_id },
    property: { own: marked.property_id },
    photo: { own: marked.photo_id },
    session: { own: await createSession(db, investor.id, newToken()), replaced: ended },
    statement: {
      own: await aStoredStatement(db, stored, corrected),
      replaced: marked.statement_id,
    },
    payout: { own: marked.payout_id },
    order: { own: marked.order_id },
    document: { own: marked.id, replaced: old },
    avatar: { own: await anAvatar(db, stored, investor), replaced: marked.avatar_id },
  };
  return { mark, id: investor.id, email, ids };
}

/** Units that belong to two people, at the same time and one after the other: their names are both's to see. */
async function share({ portal: { db, stored }, anna, carla, dirk }: World): Promise<void> {
  const property_id = await aProperty(db);
  const together = await aUnit(db, {
    property_id,
    owners: [
      { investor: anna, share_bps: 5000 },
      { investor: carla, share_bps: 5000 },
    ],
  });
  await aTenancy(db, together);
  const pastProperty = await aProperty(db);
  const sold = await aUnit(db, {
    property_id: pastProperty,
    owners: [
      { investor: dirk, owned_to: '2025-12-31' },
      { investor: anna, owned_from: '2026-01-01' },
    ],
  });
  const bookings = [
    { investor: anna, unitId: together, on: '2026-11-01' },
    { investor: carla, unitId: together, on: '2026-11-01' },
    { investor: anna, unitId: sold, on: '2026-11-01' },
    { investor: dirk, unitId: sold, on: '2025-11-01' },
  ];
  for (const { investor, ...booking } of bookings) {
    const text = { de: investor.mark, en: investor.mark };
    await aBooking(db, { investor, ...booking, text, category: 'rent', amount: 1 });
    await aDocument(db, { investor, unit_id: booking.unitId, document_type: 'receipt' });
  }
  const photo = await aPhoto(db, stored, { property_id });
  for (const { ids } of [anna, carla]) {
    ids.unit = { ...ids.unit, shared: together };
    ids.property = { ...ids.property, shared: String(property_id) };
    ids.photo = { ...ids.photo, shared: photo };
  }
  dirk.ids.unit = { ...dirk.ids.unit, past: sold };
  dirk.ids.photo = {
    ...dirk.ids.photo,
    past: await aPhoto(db, stored, { property_id: pastProperty }),
  };
  dirk.ids.property = { ...dirk.ids.property, past: String(pastProperty) };
}

/** As the portal sends it: the same sent again is known. */
async function upload(world: World, name: 'anna' | 'ben' | 'carla' | 'dirk' | 'nina') {
  const own = randomUUID();
  const person = world[name];
  const { statusCode } = await put(await world.portal.as(person), uploadUrl({}, own), aPdf());
  if (statusCode !== 201) throw new Error(`The upload ended with ${statusCode}.`);
  person.ids.upload = { own };
}

/** Everybody learns of somebody else's ids, and of some that are nobody's. */
function introduce({ anna, ben, ...others }: World): void {
  const { carla, dirk, nina, emil, locked, closed, invited, greta } = others;
  for (const person of [anna, ben, carla, dirk, nina, emil, locked, closed, invited, greta]) {
    const other = person === anna ? ben : anna;
    for (const thing of OWNED) {
      const theirs = other.ids[thing]?.own ?? '';
      person.ids[thing] = { ...person.ids[thing], 'another’s': theirs, missing: randomUUID() };
    }
    const property = other.ids.property?.own ?? '';
    person.ids.property = { ...person.ids.property, 'another’s': property, missing: '2147483647' };
    person.ids.purpose = { 'for all': 'marketing' };
    person.ids.article = {
      'for all': String(ARTICLES.public),
      'for investors': String(ARTICLES.investors),
      'of the future': String(ARTICLES.future),
      missing: '2147483647',
    };
  }
}

async function publish({ db }: TestApp): Promise<void> {
  await db
    .insert(fxRates)
    .values({ base: 'AED', quote: 'EUR', source: 'bank', as_of: '2026-11-20', rate: '0.25' });
  const article = {
    topic: 'buying' as const,
    visibility: 'public' as const,
    reading_minutes: 3,
    published_on: '2026-04-16',
    reviewed_on: '2026-11-12',
    next_review_on: '2027-05-12',
    title_de: 'Artikel',
    title_en: 'Article',
    teaser_de: 'Kurz',
    teaser_en: 'Short',
    body_de: '<p>Lang</p>',
    body_en: '<p>Long</p>',
    sources: [],
  };
  await db.insert(articles).values([
    { ...article, id: ARTICLES.public, slug: 'public' },
    { ...article, id: ARTICLES.investors, slug: 'investors', visibility: 'investor' },
    { ...article, id: ARTICLES.future, slug: 'future', published_on: '2026-11-22' },
  ]);
}

/** In rows and answers: where one of these is, something of this person's is. */
export const namesOf = ({ mark, id, email, ids }: Person): string[] => [
  mark,
  id,
  email,
  ...KEPT.flatMap((thing) => [ids[thing]?.own ?? [], ids[thing]?.replaced ?? []].flat()),
];

/** What is tried here is who may, not how often. */
const liftLimits = ({ db }: TestApp) =>
  db.execute(sql`
    create function lift_limits() returns trigger language plpgsql as
      $$ begin new.points := 1; return new; end $$;
    create trigger lift_limits before insert or update on rate_limits
      for each row execute function lift_limits()`);
