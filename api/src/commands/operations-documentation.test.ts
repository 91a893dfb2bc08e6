import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { aBookingQuestion } from '../../testing/booking-questions';
import { aDeadJob } from '../../testing/dead-job';
import { anInvestor } from '../../testing/fixtures';
import { type Operators, operators } from '../../testing/manzil';
import { aPdf } from '../../testing/pdfs';
import { aBooking, aUnit } from '../../testing/portfolio';
import { EXAMPLE } from '../../testing/portfolio-files';
import { aSecondFactor } from '../../testing/second-factor';
import { aStoredDocument } from '../../testing/stored-document';
import { emptyDatabase } from '../../testing/test-database';
import { API_ROOT } from '../api-root';
import { investors } from '../identity/investors.table';
import { bankAccounts } from '../modules/bank-accounts/bank-accounts.table';
import { contactMessages } from '../modules/contact-messages/contact-messages.table';
import { declarations } from '../modules/declarations/declarations.table';

jest.setTimeout(120_000);

const text = readFileSync(join(API_ROOT, '../docs/operations.md'), 'utf8');
const [, section = ''] = text.split('\n## Commands\n');
const blocks = (section.split('\n## ')[0] ?? '').split('```sh\n').slice(1);
const lines = blocks.flatMap((block) => (block.split('```')[0] ?? '').trim().split('\n'));

let office: Operators;
let other: Operators;

beforeAll(async () => {
  const now = () => new Date('2026-11-21T08:00:00Z');
  office = await operators({ now });
  other = await operators({ now, database: await emptyDatabase() });
});
afterAll(async () => {
  await office.close();
  await other.close();
});

async function giveSecondFactor(email: string): Promise<void> {
  const [investor] = await office.db.select().from(investors).where(eq(investors.email, email));
  if (investor) await aSecondFactor(office.db, investor.id);
}

/** As a shell takes a line apart. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('every line of the commands works, in the order of the page', async () => {
  const known: Record<string, string> = { 'path/to/folder': EXAMPLE };
  for (const name of ['anna', 'passport.pdf', 'backup.key', 'manzil.age']) {
    known[name] = join(office.dataDir, name);
  }
  known['eurofxref-hist.csv'] = join(office.dataDir, 'eurofxref-hist.csv');
  await writeFile(known['eurofxref-hist.csv'], 'Date,USD,CHF\n2026-11-20,1.0893,0.9412\n');
  known['invoice.pdf'] = join(office.dataDir, 'invoice.pdf');
  await writeFile(known['invoice.pdf'], aPdf());
  known['path/to/documents'] = await mkdtemp(join(office.dataDir, 'documents-'));
  const investor = await anInvestor(office.db, { email: 'docs@example.com' });
  known.$ID = await aStoredDocument(office, investor);
  const [declaration] = await office.db
    .insert(declarations)
    .values({
      id: '6f0b5f5e-6d0a-4c55-8a51-6a0c6b5a2f10',
      kind: 'withdrawal',
      name: 'Greta Lindner',
      email: 'docs@example.com',
      contract: 'Premium',
      language: 'de',
    })
    .returning();
  const [account] = await office.db
    .insert(bankAccounts)
    .values({
      investor_id: investor.id,
      holder_name: 'Greta Lindner',
      iban_country: 'DE',
      iban_last4: '3000',
      currency: 'EUR',
      status: 'pending_verification',
    })
    .returning();
  known.$ACCOUNT = account?.id ?? '';
  known.$DECLARATION = declaration?.id ?? '';
  known.$UNIT = await aUnit(office.db, {
    handed_over_on: '2024-05-01',
    owners: [{ investor }],
  });
  const onUnit = { investor, unitId: known.$UNIT, on: '2026-10-02' } as const;
  known.$QUESTION = await aBookingQuestion(office.db, {
    investor,
    booking_id: await aBooking(office.db, { ...onUnit, category: 'rent', amount: 1 }),
  });
  known.$JOB = await aDeadJob(office.db);
  known.$MESSAGE = '0b0d4a4c-3f0e-4d58-9a0b-3c1f4f6f8d21';
  await office.db.insert(contactMessages).values({
    id: known.$MESSAGE,
    name: 'Greta Lindner',
    email: 'docs@example.com',
    message: 'Wohnung in Dubai Marina.',
    language: 'de',
    mailed: true,
  });
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) {
    const [pnpm, manzil, ...args] = words(line).map((word) => known[word] ?? word);
    expect([pnpm, manzil]).toEqual(['pnpm', 'manzil']);
    const installation = args[0] === 'restore' ? other : office;
    if (args.includes('second-factor')) await giveSecondFactor('anna@example.com');
    const { code, out, notes } = await installation.manzil(...args);
    expect([line, code, code === 0 ? [] : notes]).toEqual([line, 0, []]);
    if (args[0] === 'backup-key') known.$RECIPIENT = out[0] ?? '';
  }
});
