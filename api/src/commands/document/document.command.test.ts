import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators, runHere } from '../../../testing/manzil';
import { aStoredDocument, DOCUMENT_CONTENT } from '../../../testing/stored-document';
import { investors } from '../../identity/investors.table';
import { documents } from '../../modules/documents/documents.table';
import { investorSettings } from '../../modules/settings/investor-settings.table';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
let id: string;

beforeAll(async () => {
  office = await operators();
  id = await aStoredDocument(office, await anInvestor(office.db, { email: 'anna@example.com' }));
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const review = (...options: string[]) => office.manzil('document', 'review', id, ...options);
const stored = async () => (await office.db.select().from(documents))[0];

test('list shows what waits for a decision', async () => {
  const { out } = await office.manzil('document', 'list');
  expect(out[1]).toMatch(
    new RegExp(`^${id}  2026-11-20  passport  anna@example.com +application/pdf$`),
  );
  expect((await office.manzil('document', 'list', '--status', 'declined')).out).toHaveLength(1);
});

test("a company's document is reviewed by the company's name", async () => {
  await office.db.update(investors).set({
    investor_type: 'company',
    company_name: 'Investor Holding GmbH',
    company_registration: 'HRB 1',
  });
  expect((await review('--accept', '--valid-until', '31.12.2030')).out[0]).toMatch(
    /^Accepted: passport of Investor Holding GmbH \(.+\), anna@example\.com, /,
  );
});

test('save writes the file as it was sent, for this account only, and that is on record', async () => {
  const path = join(office.dataDir, 'pass.pdf');
  expect((await office.manzil('document', 'save', id, path)).code).toBe(0);
  expect((await readFile(path)).equals(DOCUMENT_CONTENT)).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(
    await jsonRows(office.db, sql`select actor_type, actor_id, action from document_accesses`),
  ).toEqual([{ actor_type: 'operator', actor_id: 'olga', action: 'review' }]);
  expect(await office.manzil('document', 'save', id, path)).toMatchObject({
    code: 1,
    notes: [`${path} exists already.`],
  });
});

test.each([[[]], [['--operator', 'manzil']]])(
  'a decision and a look at a file are somebody’s, not those of %j',
  async (who) => {
    const path = join(office.dataDir, 'pass.pdf');
    for (const words of [
      ['review', id, '--accept'],
      ['save', id, path],
    ]) {
      expect((await runHere([...who, 'document', ...words], office.environment)).code).toBe(2);
    }
    expect(await stored()).toMatchObject({ status: 'in_review' });
    await expect(stat(path)).rejects.toThrow('ENOENT');
  },
);

test('review accepts, with the last valid day', async () => {
  const { code, out } = await review('--accept', '--valid-until', '31.12.2030');
  expect([code, out]).toEqual([
    0,
    [
      expect.stringMatching(
        /^Accepted: passport of .+, anna@example.com, handed in on 2026-11-20\.$/,
      ),
      'The investor is told by mail.',
    ],
  ]);
  expect(await stored()).toMatchObject({
    status: 'accepted',
    valid_until: '2030-12-31',
    reviewed_by: 'olga',
  });
});

test('review declines, and the investor is told', async () => {
  const decline = ['--decline', 'cropped', '--text', 'Die untere Zeile fehlt.'];
  expect(await review(...decline)).toMatchObject({
    code: 2,
    notes: [expect.stringMatching(/^Nobody can be asked here: --yes declines the passport of /)],
  });
  const planned = await review(...decline, '--dry-run', '--json');
  expect(JSON.parse(planned.out[0] ?? '')).toMatchObject({ dry_run: true, status: 'declined' });
  expect(await stored()).toMatchObject({ status: 'in_review' });
  expect((await review(...decline, '--yes')).code).toBe(0);
  expect(await stored()).toMatchObject({
    status: 'declined',
    decline_code: 'cropped',
    decline_text: 'Die untere Zeile fehlt.',
  });
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    { template: 'document-declined', values: { reason: 'cropped' } },
  ]);
});

test.each([
  ['wants', [], 'is told by mail'],
  ['does not want', ['documents'], 'wants no mails about documents'],
] as const)('who %s mails about documents is said to', async (_, muted, words) => {
  const document = await stored();
  await office.db.insert(investorSettings).values({
    investor_id: document?.investor_id ?? '',
    display_currency: 'aed',
    area_unit: 'sqm',
    timezone: 'Europe/Berlin',
    email_muted: [...muted],
    version: 1,
  });
  const { out } = await review('--decline', 'cropped', '--yes');
  expect(out[1]).toContain(words);
});

test.each([
  [[], 'Say either --accept or --decline <reason>.'],
  [['--accept', '--decline', 'cropped'], 'Say either --accept or --decline <reason>.'],
  [['--accept', '--text', 'x'], '--text goes with --decline.'],
  [['--decline', 'cropped', '--valid-until', '2030-01-01'], '--valid-until goes with --accept.'],
])('review %j is refused in one line, and nothing changes', async (options, complaint) => {
  const { code, notes } = await review(...options);
  expect([code, notes]).toEqual([2, [expect.stringContaining(complaint)]]);
  expect(await stored()).toMatchObject({ status: 'in_review' });
});

test('what is decided cannot be accepted again, and what is not there is said so', async () => {
  await review('--accept');
  expect((await review('--accept')).notes).toEqual([
    'This document has already been decided on, or a newer one has replaced it.',
  ]);
  id = '00000000-0000-4000-8000-000000000000';
  expect((await review('--accept')).code).toBe(1);
  expect((await office.manzil('document', 'save', id, '/nowhere/x')).code).toBe(1);
});
