import '../checks-here';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chosen } from '@manzil/shared/testing/ring';
import { eq } from 'drizzle-orm';
import { documents } from '../../src/modules/documents/documents.table';
import type { Make } from '../check-content';
import { aPdf } from '../pdfs';
import { aJpeg, aPng } from '../pictures';
import { until } from '../until';
import { HOSTILE_NAMES } from './hostile-names';
import { senders } from './senders';

jest.setTimeout(300_000);

const sender = senders();

describe('F-4 names: no path, no device, no second header', () => {
  test.each(HOSTILE_NAMES)('%s', async (name) => {
    const answer = await sender().upload(aPdf(), name);
    const { document_id, file } = answer.json();
    expect([answer.statusCode, file.name]).toEqual([201, name]);
    const [row] = await sender()
      .portal.db.select()
      .from(documents)
      .where(eq(documents.id, document_id));
    expect(row?.file_key).toMatch(/^documents\/[\w-]+(\/[\w-]+)*$/);
    expect(row?.file_key).not.toContain(name.slice(0, 3));
    const { headers } = await sender().download(document_id);
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
    const { document_id, file } = (await sender().upload(await make(), 'a.pdf')).json();
    const answer = await sender().download(document_id);
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
    const head = await sender().download(document_id, 'HEAD');
    const changing = ['date', 'x-request-id', 'keep-alive', 'connection'];
    const lasting = (headers: object) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
    expect(lasting(head.headers)).toEqual(lasting(answer.headers));
    expect(head.rawPayload).toHaveLength(0);
    const part = await sender().caller.call({
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

test('F-6 downloads one after the other leave no file behind in memory', async () => {
  const downloads = chosen(60, 200);
  const photo = await aJpeg({ width: 1600, height: 1200 });
  const { document_id, file } = (await sender().upload(photo, 'a.jpg')).json();
  setFlagsFromString('--expose_gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const held = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  for (let n = 0; n < 20; n += 1) await sender().download(document_id);
  const before = held();
  for (let n = 0; n < downloads; n += 1) await sender().download(document_id);
  // What is collected is given back by a thread of its own.
  await until(() => held() - before < (downloads / 2) * file.size_bytes);
});
