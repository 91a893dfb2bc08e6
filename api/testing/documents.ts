import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { avatars } from '../src/modules/avatars/avatars.table';
import { documents } from '../src/modules/documents/documents.table';
import { type Files, storeEncrypted } from '../src/platform/files/encrypted-files';
import { newFileKey } from '../src/platform/files/file-store';
import type { Db } from '../src/platform/postgres/connect';
import { aPdf } from './pdfs';

type Id = { id: string };
type Overrides = Partial<typeof documents.$inferInsert> & { investor: Id };

/** A passport without a file, accepted, unless told otherwise. Answers its id. */
export async function aDocument(db: Db, { investor, ...overrides }: Overrides): Promise<string> {
  const id = overrides.id ?? randomUUID();
  await db.insert(documents).values({
    document_type: 'passport',
    status: 'accepted',
    uploaded_on: '2026-01-01',
    ...overrides,
    id,
    investor_id: investor.id,
  });
  return id;
}

/** As `aDocument`, with a file behind it. */
export async function aStoredDocument(
  db: Db,
  files: Files,
  { content = aPdf(), ...overrides }: Overrides & { content?: Buffer },
): Promise<{ id: string; key: string; content: Buffer }> {
  const key = newFileKey({ kind: 'documents' });
  await storeEncrypted(files, key, content);
  const id = await aDocument(db, {
    name: 'Reisepass.pdf',
    media_type: 'application/pdf',
    ...overrides,
    file_key: key,
    size_bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  return { id, key, content };
}

/** The present picture of an investor, in the place of the one before. Answers its id. */
export async function anAvatar(db: Db, files: Files, investor: Id): Promise<string> {
  const id = randomUUID();
  const file_key = newFileKey({ kind: 'avatars' });
  await storeEncrypted(files, file_key, Buffer.from('RIFF'));
  await db.delete(avatars).where(eq(avatars.investor_id, investor.id));
  await db.insert(avatars).values({ id, investor_id: investor.id, file_key });
  return id;
}
