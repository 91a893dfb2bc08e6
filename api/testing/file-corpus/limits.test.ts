import '../checks-here';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { documents } from '../../src/modules/documents/documents.table';
import type { checkInProcess } from '../../src/platform/files/check/check-process';
import { aPdf } from '../pdfs';
import { put, uploadUrl } from '../uploads';
import { BOMBS } from './bombs';
import { form, LIMIT, sendForm, sized } from './oversized-uploads';
import { codeOf, filesBelow, senders } from './senders';

jest.setTimeout(300_000);

const { checkInProcess: checkApart } = jest.requireActual<{
  checkInProcess: typeof checkInProcess;
}>('../../src/platform/files/check/check-process');

const sender = senders();

describe('F-2 bombs: refused by the process that checks, without growth of the server', () => {
  test.each(BOMBS)('%s', async (_, make, refusal) => {
    const bomb = await make();
    const before = process.memoryUsage().rss;
    const limits = { cpuMs: 10_000, wallMs: 600_000 };
    await expect(checkApart(bomb, 'document', limits)).rejects.toMatchObject({ refusal });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('F-3 size', () => {
  const sent = (body: string) => sendForm(sender().caller, body);

  test.each([
    ['one byte below the limit', LIMIT - 1, [201, null]],
    ['the limit', LIMIT, [201, null]],
    ['one byte above the limit', LIMIT + 1, [413, 'upload.too_large']],
  ])('%s', async (_, size, expected) => {
    expect(codeOf(await sender().upload(sized(size), 'a.pdf'))).toEqual(expected);
  });

  test.each<[string, () => ReturnType<typeof sent>, number[]]>([
    ['1,000 parts', () => sent(form(1_000)), [415]],
    ['10,000 fields', () => sent(form(10_000)), [415]],
    ['a field with a huge name', () => sent(form(1, 'a'.repeat(100_000))), [415]],
    [
      '10,000 fields in the address',
      () => put(sender().caller, `${uploadUrl()}&${'a=1&'.repeat(10_000)}`, aPdf()),
      [414, 422, 431],
    ],
    [
      'a huge name in the address',
      () => put(sender().caller, `${uploadUrl()}&${'a'.repeat(100_000)}=1`, aPdf()),
      [414, 422, 431],
    ],
    ['a name of 300 characters', () => sender().upload(aPdf(), `${'a'.repeat(296)}.pdf`), [422]],
  ])('%s', async (_, send, statuses) => {
    const before = await filesBelow(sender().portal.stored.path);
    const answer = await send();
    expect(statuses).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([await sender().rows(), await filesBelow(sender().portal.stored.path)]).toEqual([
      0,
      before,
    ]);
  });
});

test('F-8 quota: the 200th file is the last, and the next one is told so', async () => {
  await sender()
    .portal.db.insert(documents)
    .values(
      Array.from({ length: 199 }, (_, n) => ({
        ...{ investor_id: sender().investor.id, document_type: 'receipt' as const },
        ...{ status: 'accepted' as const, uploaded_on: '2026-01-01', name: `${n}.pdf` },
        ...{ file_key: `documents/${randomUUID()}`, media_type: 'application/pdf' as const },
        ...{ size_bytes: 1, sha256: '0'.repeat(64) },
      })),
    );
  expect(codeOf(await sender().upload(aPdf(), 'last.pdf'))).toEqual([201, null]);
  expect(codeOf(await sender().upload(aPdf(), 'more.pdf'))).toEqual([
    409,
    'document.quota_reached',
  ]);
  expect(await sender().rows()).toBe(200);
});

test('F-10 an upload whose answer was lost, sent twenty times, is one document', async () => {
  const url = uploadUrl();
  const content = aPdf();
  const ids = new Set<string>();
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    await sender().portal.db.execute(sql`delete from rate_limits`);
    const answer = await put(sender().caller, url, content);
    statuses.push(answer.statusCode);
    ids.add(answer.json().document_id);
  }
  expect([ids.size, await sender().rows()]).toEqual([1, 1]);
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 200)]);
});
