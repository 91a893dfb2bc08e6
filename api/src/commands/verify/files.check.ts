import { createHash } from 'node:crypto';
import { exportsOf } from '../../exports-of';
import { type Files, openEncrypted } from '../../platform/files/encrypted-files';
import { findNamedFiles, type NamedFile } from '../../platform/files/named-files';
import { findOrphans } from '../../platform/files/orphans';
import { AppError } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import type { Terminal } from '../terminal';
import type { Check } from './check';

export const filesCheck = (
  db: Db,
  files: Files,
  now: Date,
  { progress }: Pick<Terminal, 'progress'>,
): Check => ({
  name: 'Files',
  run: async () => {
    const kinds = await exportsOf('files');
    const named = await findNamedFiles(db, kinds);
    const bar = progress('Opening files', named.length);
    const faults: string[] = [];
    for (const file of named) {
      const fault = await faultOf(files, file);
      if (fault) faults.push(`${file.row}: ${fault} (${file.key})`);
      bar.advance(1);
    }
    bar.end(`${named.length} opened`);
    let orphans = 0;
    for await (const _ of findOrphans(db, files.files, kinds, now)) orphans += 1;
    const rest = orphans > 0 ? `, ${orphans} that no row names, which the API will remove` : '';
    return { seen: `${named.length.toLocaleString('en')} files${rest}`, faults };
  },
});

async function faultOf(files: Files, { key, sha256 }: NamedFile): Promise<string | null> {
  try {
    const content = await openEncrypted(files, key);
    const actual = createHash('sha256').update(content).digest('hex');
    return sha256 === null || sha256 === actual ? null : 'the file is another than was stored';
  } catch (error) {
    if (error instanceof AppError && error.definition.code === 'document.damaged') {
      return 'the file is missing, was changed, or its key is not configured';
    }
    throw error;
  }
}
