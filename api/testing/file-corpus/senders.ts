import { readdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { documents } from '../../src/modules/documents/documents.table';
import { anInvestor, type TestInvestor } from '../fixtures';
import { buildTestApp, type Caller, type TestApp } from '../test-app';
import { put, uploadUrl } from '../uploads';

/*
 * The corpus of hostile and honest files that uploads and downloads have to stand: F-1 to F-6, F-8 and F-10, each
 * through the routes. Here the check runs without its process of its own, which is F-2's. F-8 under fifty uploads at
 * once: upload-document.usecase.test.ts; F-9, kills at any offset: killed-uploads.long.test.ts; what F-3 needs a socket for:
 * intake.test.ts.
 */

export type Sender = {
  portal: TestApp;
  investor: TestInvestor;
  caller: Caller;
  upload: (content: Buffer, name: string) => ReturnType<typeof put>;
  download: (id: string, method?: 'GET' | 'HEAD') => ReturnType<Caller['call']>;
  /** Documents of this investor. */
  rows: () => Promise<number>;
};

/** The app for a test file, and a new investor for each of its tests, who sends files. */
export function senders(): () => Sender {
  let portal: TestApp;
  let sender: Sender;
  beforeAll(async () => {
    portal = await buildTestApp();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.db.execute(sql`delete from rate_limits`);
    sender = await aSender(portal);
  });
  return () => sender;
}

async function aSender(portal: TestApp): Promise<Sender> {
  const investor = await anInvestor(portal.db);
  const caller = await portal.as(investor);
  return {
    portal,
    investor,
    caller,
    upload: (content, name) => put(caller, uploadUrl({ name }), content),
    download: (id, method = 'GET') => caller.call({ method, url: `/documents/${id}/download` }),
    rows: () => portal.db.$count(documents, eq(documents.investor_id, investor.id)),
  };
}

export const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  statusCode < 300 ? null : JSON.parse(body).code,
];

export async function filesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
