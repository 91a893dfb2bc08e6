import type { SearchAnswer } from '@manzil/shared/contract/search/search';
import { aStoredDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { articles } from '../articles/articles.table';
import { faqCategories, faqItems } from '../faq/faq.table';

let portal: TestApp;
let owner: TestInvestor;
let caller: Caller;
let marina: number;
let let705: string;

const owned = (overrides: object) =>
  aUnit(portal.db, { owners: [{ investor: owner }], ...overrides });

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  owner = await anInvestor(portal.db);
  caller = await portal.as(owner);
  marina = await aProperty(portal.db, { name: 'Marina Walk-Tower', community: 'Dubai Marina' });
  const gardens = await aProperty(portal.db, {
    name: 'Gärten am Blauen Fluß',
    community: 'Furjan',
  });
  const arabic = await aProperty(portal.db, { name: 'برج النور', community: 'Deira' });
  let705 = await owned({ property_id: marina, unit_no: '705', lifecycle: 'let' });
  for (const unit_no of ['1806', '1807', '2304']) await owned({ property_id: marina, unit_no });
  await owned({ property_id: gardens, unit_no: '12' });
  await owned({ property_id: arabic, unit_no: '9' });
  await aStoredDocument(portal.db, portal.stored, {
    investor: owner,
    document_type: 'tenancy-contract',
    unit_id: let705,
    name: 'Vertrag Müller.pdf',
    uploaded_on: '2026-01-24',
  });
  await writeContent();
});
afterAll(() => portal.close());

async function writeContent(): Promise<void> {
  const days = { reviewed_on: '2026-11-12', next_review_on: '2027-05-12' };
  const article = (id: number, title_de: string, published_on: string, texts = {}) => ({
    ...{ id, slug: `article-${id}`, topic: 'letting' as const, visibility: 'investor' as const },
    ...{ reading_minutes: 5, published_on, ...days, title_de, title_en: 'Empty units' },
    ...{ teaser_de: 'Was ein Mietvertrag regelt', teaser_en: 'Letting', sources: [] },
    ...{ body_de: '<p>Lang</p>', body_en: '<p>Long</p>', ...texts },
  });
  await portal.db.insert(articles).values([
    article(1, 'Leerstand', '2026-04-16'),
    article(2, 'Der Mietvertrag', '2026-04-16'),
    article(3, 'Mietvertrag von morgen', '2026-11-22'),
    article(4, 'Am Anfang', '2026-04-16', {
      ...{ teaser_de: 'Was der Kauf kostet', body_de: '<p>Die <strong>DLD</strong>-Gebühr</p>' },
    }),
    article(5, 'Zum Schluss', '2026-04-16', { teaser_de: 'Gebühr beim DLD' }),
  ]);
  const heads = { title_de: 'Vermietung', title_en: 'Letting', icon: 'key' };
  const texts = { description_de: 'Über Mieter', description_en: 'About tenants' };
  await portal.db.insert(faqCategories).values({ id: 4, sort: 4, ...heads, ...texts });
  await portal.db.insert(faqItems).values({
    ...{ id: 41, category_id: 4, sort: 1, question_de: 'Wer sucht den Mieter?' },
    ...{ question_en: 'Who finds the tenant?', answer_de: '<p>Wir. <strong>Immer</strong>.</p>' },
    ...{ answer_en: '<p>We do.</p>', reviewed_on: '2026-11-12' },
  });
}

const ask = (q: string, by: Caller, language = 'de') =>
  by.get(`/search?${new URLSearchParams({ q, language })}`);
const search = async (q: string, { by = caller, language = 'de' } = {}) =>
  ((await ask(q, by, language)).json() as SearchAnswer).groups;
const titles = async (q: string, language?: string) =>
  Object.fromEntries(
    (await search(q, language ? { language } : {})).map(({ kind, items }) => [
      kind,
      items.map(({ title }) => title),
    ]),
  );

test('finds units, three of each kind, and says how many there are', async () => {
  const [units, buildings] = await search('marina w');
  expect(units).toMatchObject({ kind: 'unit', total: 4 });
  expect(units?.items[0]).toEqual({
    id: let705,
    title: 'Marina Walk-Tower 705',
    context: 'Dubai Marina',
    note: 'Vermietet',
  });
  expect(units?.items).toHaveLength(3);
  expect(buildings).toMatchObject({
    kind: 'building',
    items: [{ id: String(marina), title: 'Marina Walk-Tower', note: '4 Einheiten' }],
  });
});

test('of one kind alone more are found, in the same order', async () => {
  const answer = await caller.get('/search?q=marina+w&language=de&kind=unit');
  const { groups } = answer.json() as SearchAnswer;
  expect(groups.map(({ kind, total }) => [kind, total])).toEqual([['unit', 4]]);
  expect(groups[0]?.items.map(({ title }) => title)).toEqual(
    ['705', '1806', '1807', '2304'].map((number) => `Marina Walk-Tower ${number}`),
  );
  expect((await caller.get('/search?q=marina&kind=building')).json()).toMatchObject({
    groups: [{ kind: 'building', total: 1 }],
  });
  expect((await caller.get('/search?q=marina&kind=garage')).statusCode).toBe(422);
});

test('of one kind no more than fifty are told, and none of another investor', async () => {
  const investor = await anInvestor(portal.db);
  const property_id = await aProperty(portal.db, { name: 'Marina Long Quay' });
  for (let number = 101; number <= 151; number += 1)
    await aUnit(portal.db, { owners: [{ investor }], property_id, unit_no: String(number) });
  const by = await portal.as(investor);
  const { groups } = (await by.get('/search?q=marina&kind=unit')).json() as SearchAnswer;
  expect(groups[0]).toMatchObject({ kind: 'unit', total: 51 });
  expect(groups[0]?.items).toHaveLength(50);
  expect((await by.get('/search?q=muller&kind=document')).json()).toEqual({ groups: [] });
});

test('finds documents by what they are called, by their file and by their unit', async () => {
  for (const q of ['mietvertrag 705', 'muller', 'walk tower 705 miet'])
    expect((await titles(q)).document).toEqual(['Mietvertrag']);
  expect((await titles('tenancy', 'en')).document).toEqual(['Tenancy contract']);
  const [found] = (await search('muller')).flatMap(({ items }) => items);
  expect(found).toMatchObject({ context: 'Marina Walk-Tower 705', note: '24.01.2026' });
});

test('finds articles that are out, those with the word in their title first, and questions by their answers', async () => {
  expect((await titles('mietvertrag')).article).toEqual(['Der Mietvertrag', 'Leerstand']);
  expect((await titles('immer')).question).toEqual(['Wer sucht den Mieter?']);
  expect((await titles('strong')).question).toBeUndefined();
  expect((await titles('tenant', 'en')).question).toEqual(['Who finds the tenant?']);
});

test('finds articles by their text, those first that say it in their teaser', async () => {
  expect((await titles('dld')).article).toEqual(['Zum Schluss', 'Am Anfang']);
  expect((await titles('dld kostet')).article).toEqual(['Am Anfang']);
  expect((await titles('strong')).article).toBeUndefined();
});

test.each(['Gaerten fluss', 'garten', 'gárten'])(
  '"%s" is looked for without accents',
  async (q) => {
    expect((await titles(q)).unit).toEqual(['Gärten am Blauen Fluß 12']);
  },
);

test('an Arabic name is found', async () => {
  expect((await titles('برج')).building).toEqual(['برج النور']);
});

test('units are found by their state, and buildings by their emirate as screens call it', async () => {
  expect((await titles('vermietet')).unit).toEqual(['Marina Walk-Tower 705']);
  expect((await titles('marina let', 'en')).unit).toEqual(['Marina Walk-Tower 705']);
  const investor = await anInvestor(portal.db);
  const property_id = await aProperty(portal.db, { name: 'Palm', emirate: 'sharjah' });
  await aUnit(portal.db, { owners: [{ investor }], property_id, unit_no: '1' });
  const found = await search('Schardscha', { by: await portal.as(investor) });
  expect(found.map(({ items }) => items[0]?.title)).toEqual(['Palm 1', 'Palm']);
});

test.each(['', ' ', '%', '_', '\\', '%_%', "'", 'arten', "705' or 1=1 --"])(
  'nothing is found for %j',
  async (q) => {
    expect(await search(q)).toEqual([]);
  },
);

test('what is too long is refused', async () => {
  expect((await ask('a'.repeat(100), caller)).statusCode).toBe(200);
  expect((await ask('a'.repeat(101), caller)).statusCode).toBe(422);
  expect((await ask('a'.repeat(10_000), caller)).statusCode).toBe(422);
});

test('another investor finds nothing of it but what everybody reads', async () => {
  const stranger = await portal.as(await anInvestor(portal.db));
  expect(await search('marina', { by: stranger })).toEqual([]);
  expect(await search('muller', { by: stranger })).toEqual([]);
  expect((await search('mietvertrag', { by: stranger })).map(({ kind }) => kind)).toEqual([
    'article',
  ]);
});

test('a unit that was sold and a document that was replaced are not found', async () => {
  const investor = await anInvestor(portal.db);
  await aUnit(portal.db, { owners: [{ investor, owned_to: '2026-11-01' }], unit_no: 'X77' });
  const stored = (name: string, overrides = {}) =>
    aStoredDocument(portal.db, portal.stored, { investor, name, ...overrides });
  const { id } = await stored('neu.pdf');
  await stored('alt.pdf', { superseded_by_id: id });
  const by = await portal.as(investor);
  expect([...(await search('x77', { by })), ...(await search('alt', { by }))]).toEqual([]);
  expect(await search('neu', { by })).toHaveLength(1);
});

test('asks the database once, and nobody keeps the answer', async () => {
  const statements = await statementsOf(() => ask('marina', caller));
  expect(statements.filter(({ text }) => text.includes('search_words'))).toHaveLength(1);
  expect((await ask('marina', caller)).headers['cache-control']).toBe('no-store');
});
