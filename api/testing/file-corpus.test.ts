import './checks-here';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { API_ROOT } from '../src/api-root';
import type { checkInProcess } from '../src/files/check/check-process';
import { documents } from '../src/modules/documents/documents.table';
import { anInvestor, type TestInvestor } from './fixtures';
import { isoMedia, ole, zip } from './odd-files';
import { aPdf, objectStream, pagedPdf, stream } from './pdfs';
import { aJpeg, aPng, aPngBomb, withComment, withTextChunk } from './pictures';
import { buildTestApp, type Caller, type TestApp } from './test-app';
import { put, uploadUrl } from './uploads';

jest.setTimeout(300_000);

/**
 * The corpus of hostile and honest files that uploads and downloads have to stand: F-1 to F-6, F-8 and F-10, each
 * through the routes. Here the check runs without its process of its own, which is F-2's. F-8 under fifty uploads at
 * once: upload-document.usecase.test.ts; F-9, kills at any offset: killed-uploads.test.ts; what F-3 needs a socket for:
 * intake.test.ts.
 */
const { checkInProcess: checkApart } = jest.requireActual<{
  checkInProcess: typeof checkInProcess;
}>('../src/files/check/check-process');

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const upload = (content: Buffer, name: string, said: Record<string, string> = {}) =>
  put(caller, uploadUrl({ name, ...said }), content);
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  statusCode < 300 ? null : JSON.parse(body).code,
];
const rows = () => portal.db.$count(documents, eq(documents.investor_id, investor.id));
const filesBelow = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
const download = (id: string, method: 'GET' | 'HEAD' = 'GET') =>
  caller.call({ method, url: `/documents/${id}/download` });

type Make = () => Buffer | Promise<Buffer>;

describe('F-1 type: the content decides, whatever the file is called', () => {
  /** What a sender says by the name. */
  const CALLED = [
    'Reisepass.pdf',
    'Reisepass.jpg',
    'Reisepass.png',
    'Reisepass.heic',
    'Reisepass.pdf.exe',
    'Reisepass.exe.pdf',
    'Reisepass',
  ];

  describe.each<[string, string, string, Make]>([
    ['PDF', 'application/pdf', 'pdf', () => aPdf()],
    ['JPEG', 'image/jpeg', 'jpg', () => aJpeg()],
    ['PNG', 'image/png', 'png', () => aPng()],
  ])('%s', (_, type, ending, make) => {
    test.each(CALLED)('called %s is taken as what it is', async (name) => {
      const answer = await upload(await make(), name);
      expect(answer.statusCode).toBe(201);
      const { document_id, file } = answer.json();
      expect([file.name, file.media_type]).toEqual([name, type]);
      const { headers } = await download(document_id);
      expect(headers['content-type']).toBe(type);
      expect(headers['content-disposition']).toMatch(new RegExp(`filename="[^"]+\\.${ending}"`));
    });
  });

  const script = '<script>alert(1)</script>';
  const phar = '<?php __HALT_COMPILER(); ?>';
  const REFUSED: [string, number, string, Make][] = [
    ['SVG', 415, 'upload.type_unsupported', () => Buffer.from(`<svg xmlns="x">${script}</svg>`)],
    ['HTML', 415, 'upload.type_unsupported', () => Buffer.from(`<!doctype html>${script}`)],
    ['XML', 415, 'upload.type_unsupported', () => Buffer.from('<?xml version="1.0"?><a/>')],
    ['HTML that is a PDF', 415, 'upload.type_unsupported', () => aPdf({ before: `${script}\n` })],
    ['PDF that is HTML', 422, 'upload.trailing_data', () => aPdf({ behind: script })],
    ['PDF that is a ZIP', 422, 'upload.trailing_data', () => aPdf({ behind: zip('a.txt') })],
    [
      'GIF that is a JAR',
      415,
      'upload.type_unsupported',
      () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64), zip('A.class')]),
    ],
    ['ZIP', 415, 'upload.type_unsupported', () => zip('a.txt')],
    ['DOCX', 415, 'upload.type_unsupported', () => zip('word/document.xml')],
    ['DOCX with macros', 415, 'upload.type_unsupported', () => zip('word/vbaProject.bin')],
    ['DOC', 415, 'upload.type_unsupported', ole],
    ['HEIC', 415, 'upload.heic', () => isoMedia('heic')],
    ['AVIF', 415, 'upload.type_unsupported', () => isoMedia('avif')],
    ['PHAR', 415, 'upload.type_unsupported', () => Buffer.from(phar)],
    ['program', 415, 'upload.type_unsupported', () => Buffer.from(`MZ${'\0'.repeat(512)}`)],
    ['file of 0 bytes', 422, 'upload.empty', () => Buffer.alloc(0)],
    ['file of one NUL', 415, 'upload.type_unsupported', () => Buffer.alloc(1)],
    ['truncated PDF', 422, 'upload.trailing_data', () => aPdf().subarray(0, 200)],
    [
      'truncated JPEG',
      422,
      'upload.unreadable',
      async () => (await aJpeg({ width: 600, height: 400 })).subarray(0, 9000),
    ],
    ['truncated PNG', 422, 'upload.unreadable', async () => (await aPng()).subarray(0, 2000)],
    [
      'PDF with JavaScript',
      422,
      'upload.active_content',
      () => aPdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] }),
    ],
    [
      'PDF that acts when it is opened',
      422,
      'upload.active_content',
      () => aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
    ],
    [
      'PDF with JavaScript in an object stream',
      422,
      'upload.active_content',
      () => aPdf({ objects: [objectStream(['<< /S /JavaScript /JS (x) >>'])] }),
    ],
    [
      'PDF that starts a program',
      422,
      'upload.active_content',
      () => aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    ],
    [
      'PDF with a file inside',
      422,
      'upload.attachments',
      () => aPdf({ objects: [stream('MZ', '/Type /EmbeddedFile')] }),
    ],
  ];

  describe.each(REFUSED)('%s', (_, status, code, make) => {
    test.each(['a.pdf', 'a.jpg', 'a.png', 'a'])('called %s is refused', async (name) => {
      expect(codeOf(await upload(await make(), name))).toEqual([status, code]);
      expect(await rows()).toBe(0);
    });
  });

  test.each<[string, Make, string]>([
    ['JavaScript in a JPEG', async () => withComment(await aJpeg(), script), script],
    ['a PHAR in a JPEG', async () => withComment(await aJpeg(), phar), phar],
    ['a PHAR behind a JPEG', async () => Buffer.concat([await aJpeg(), Buffer.from(phar)]), phar],
    ['a JAR behind a JPEG', async () => Buffer.concat([await aJpeg(), zip('A.class')]), 'A.class'],
    ['a script in a PNG', async () => withTextChunk(await aPng(), `x\0${script}`), script],
    ['who took a JPEG, and where', () => aJpeg(), 'CNRY-author'],
  ])('%s is not in what is kept', async (_, make, trace) => {
    const sent = await make();
    expect(sent.includes(trace)).toBe(true);
    const answer = await upload(sent, 'Foto.jpg');
    const { rawPayload } = await download(answer.json().document_id);
    expect(rawPayload.includes(trace)).toBe(false);
    const { exif, xmp, iptc, comments } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    ['NUL', 'a\0.pdf'],
    ['a sign that turns the direction', 'a\u202efdp.exe'],
    ['a line end', 'a\r\nx: y.pdf'],
    ['half a pair', 'a\ud800.pdf'],
  ])('a name with %s is refused, or kept to the byte and harmless', async (_, name) => {
    const answer = await upload(aPdf(), name);
    expect([201, 422]).toContain(answer.statusCode);
    if (answer.statusCode === 422) return;
    const { headers } = await download(answer.json().document_id);
    expect(headers['content-disposition']).not.toMatch(/[\0\r\n\u202e]|\.exe"/);
  });
});

describe('F-2 bombs: refused by the process that checks, without growth of the server', () => {
  const nested = Buffer.concat([zip('a.zip'), zip('b.zip')]);
  test.each<[string, Make, string]>([
    ['a PNG of 50,000 × 50,000', () => aPngBomb(50_000, 50_000, 10_000_000), 'pixels'],
    ['a PDF of 100,000 pages', () => pagedPdf(100_000), 'complex'],
    [
      'a stream that unpacks 1000 to 1',
      () =>
        aPdf({
          objects: [
            stream(
              deflateSync(Buffer.alloc(125_000_000)),
              '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            ),
          ],
        }),
      'complex',
    ],
    ['an archive of archives', () => nested, 'type'],
  ])('%s', async (_, make, refusal) => {
    const bomb = await make();
    const before = process.memoryUsage().rss;
    const limits = { cpuMs: 10_000, wallMs: 600_000 };
    await expect(checkApart(bomb, 'document', limits)).rejects.toMatchObject({ refusal });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('F-3 size', () => {
  const LIMIT = 10 * 1024 * 1024;
  /** White space behind the end is no other data. */
  const sized = (bytes: number) =>
    Buffer.concat([aPdf(), Buffer.alloc(bytes - aPdf().length, ' ')]);
  const form = (parts: number, field = 'a') =>
    Array.from(
      { length: parts },
      (_, n) => `--x\r\nContent-Disposition: form-data; name="${field}${n}"\r\n\r\n1\r\n`,
    ).join('');
  const sendForm = (payload: string) =>
    caller.call({
      method: 'PUT',
      url: uploadUrl(),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${payload}--x--\r\n`,
    });

  test.each([
    ['one byte below the limit', LIMIT - 1, [201, null]],
    ['the limit', LIMIT, [201, null]],
    ['one byte above the limit', LIMIT + 1, [413, 'upload.too_large']],
  ])('%s', async (_, size, expected) => {
    expect(codeOf(await upload(sized(size), 'a.pdf'))).toEqual(expected);
  });

  test.each<[string, () => ReturnType<typeof sendForm>, number[]]>([
    ['1,000 parts', () => sendForm(form(1_000)), [415]],
    ['10,000 fields', () => sendForm(form(10_000)), [415]],
    ['a field with a huge name', () => sendForm(form(1, 'a'.repeat(100_000))), [415]],
    [
      '10,000 fields in the address',
      () => put(caller, `${uploadUrl()}&${'a=1&'.repeat(10_000)}`, aPdf()),
      [414, 422, 431],
    ],
    [
      'a huge name in the address',
      () => put(caller, `${uploadUrl()}&${'a'.repeat(100_000)}=1`, aPdf()),
      [414, 422, 431],
    ],
    ['a name of 300 characters', () => upload(aPdf(), `${'a'.repeat(296)}.pdf`), [422]],
  ])('%s', async (_, send, statuses) => {
    const before = await filesBelow(portal.stored.path);
    const answer = await send();
    expect(statuses).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([await rows(), await filesBelow(portal.stored.path)]).toEqual([0, before]);
  });
});

describe('F-4 names: no path, no device, no second header', () => {
  test.each([
    ['../../etc/passwd'],
    ['..\\..\\boot.ini'],
    ['C:\\Windows\\win.ini'],
    ['CON'],
    ['nul.pdf'],
    [`${'n'.repeat(251)}.pdf`],
    ['a"b.pdf'],
    ["a'b.pdf"],
    ['a;filename=evil.exe'],
    ['a%0d%0aX-Evil: 1.pdf'],
    ['🏠🏡.pdf'],
    ['جواز سفر.pdf'],
    ['Ümläut ß.pdf'],
  ])('%s', async (name) => {
    const answer = await upload(aPdf(), name);
    const { document_id, file } = answer.json();
    expect([answer.statusCode, file.name]).toEqual([201, name]);
    const [row] = await portal.db.select().from(documents).where(eq(documents.id, document_id));
    expect(row?.file_key).toMatch(/^documents\/[\w-]+(\/[\w-]+)*$/);
    expect(row?.file_key).not.toContain(name.slice(0, 3));
    const { headers } = await download(document_id);
    const header = String(headers['content-disposition']);
    expect(header).toMatch(
      /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[!#$&+.^`|~\w%-]+$/,
    );
    const [, plain = '', long = ''] = /filename="(.+)"; filename\*=UTF-8''(.+)$/.exec(header) ?? [];
    for (const said of [plain, decodeURIComponent(long)]) {
      expect(said).not.toMatch(/[/\\":]|^\.|^(con|nul)\./i);
      expect(said).toMatch(/\.pdf$/);
    }
    expect(headers['x-evil']).toBeUndefined();
  });
});

describe('F-5 download headers', () => {
  test.each<[string, string, Make]>([
    ['PDF', 'application/pdf', () => aPdf()],
    ['JPEG', 'image/jpeg', () => aJpeg()],
    ['PNG', 'image/png', () => aPng()],
  ])('of a %s: nothing runs, nothing is guessed, nothing stays', async (_, type, make) => {
    const { document_id, file } = (await upload(await make(), 'a.pdf')).json();
    const answer = await download(document_id);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-site',
      'content-length': String(file.size_bytes),
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
    });
    const head = await download(document_id, 'HEAD');
    const changing = ['date', 'x-request-id', 'keep-alive', 'connection'];
    const lasting = (headers: object) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
    expect(lasting(head.headers)).toEqual(lasting(answer.headers));
    expect(head.rawPayload).toHaveLength(0);
    const part = await caller.call({
      url: `/documents/${document_id}/download`,
      headers: { range: 'bytes=5-9' },
    });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 5-9/${file.size_bytes}`,
    ]);
    expect(part.rawPayload).toEqual(answer.rawPayload.subarray(5, 10));
  });
});

test('F-6 in the portal no file of an investor becomes a page: nothing opens one, and a download lets go of it', async () => {
  const root = join(API_ROOT, '..');
  const folders = ['host/src', 'shared/src', 'remote-units/src', 'remote-profile/src'];
  for (const folder of [...folders, 'remote-faq/src', 'remote-knowledge/src']) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter((each) => /(?<!\.test)\.tsx?$/.test(each))) {
      const source = await readFile(join(root, folder, name), 'utf8');
      expect([name, /window\.open\(|<iframe|<embed|<object/.test(source)]).toEqual([name, false]);
      if (source.includes('createObjectURL')) expect(source).toContain('revokeObjectURL');
    }
  }
});

test('F-6 two hundred downloads leave no file behind in memory', async () => {
  const photo = await aJpeg({ width: 1600, height: 1200 });
  const { document_id, file } = (await upload(photo, 'a.jpg')).json();
  const held = () => process.memoryUsage().arrayBuffers;
  for (let n = 0; n < 20; n += 1) await download(document_id);
  const before = held();
  for (let n = 0; n < 200; n += 1) await download(document_id);
  expect(held() - before).toBeLessThan(100 * file.size_bytes);
});

test('F-8 quota: the 200th file is the last, and the next one is told so', async () => {
  await portal.db.insert(documents).values(
    Array.from({ length: 199 }, (_, n) => ({
      ...{ investor_id: investor.id, document_type: 'receipt' as const },
      ...{ status: 'accepted' as const, uploaded_on: '2026-01-01', name: `${n}.pdf` },
      ...{ file_key: `documents/${randomUUID()}`, media_type: 'application/pdf' as const },
      ...{ size_bytes: 1, sha256: '0'.repeat(64) },
    })),
  );
  expect(codeOf(await upload(aPdf(), 'last.pdf'))).toEqual([201, null]);
  expect(codeOf(await upload(aPdf(), 'more.pdf'))).toEqual([409, 'document.quota_reached']);
  expect(await rows()).toBe(200);
});

test('F-10 an upload whose answer was lost, sent twenty times, is one document', async () => {
  const url = uploadUrl();
  const content = aPdf();
  const ids = new Set<string>();
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    await portal.db.execute(sql`delete from rate_limits`);
    const answer = await put(caller, url, content);
    statuses.push(answer.statusCode);
    ids.add(answer.json().document_id);
  }
  expect([ids.size, await rows()]).toEqual([1, 1]);
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 200)]);
});
