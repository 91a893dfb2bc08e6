import { getTableName } from 'drizzle-orm';
import { Client } from 'pg';
import { exportsOf } from '../src/exports-of';
import { freshDatabase } from './test-database';

/** Hashes of an address and the half of a key pair, which no file is called after. */
const NO_FILE = ['passkeys.public_key', 'password_resets.account_key', 'reset_codes.account_key'];

async function columnsNamedAsKeys(): Promise<string[]> {
  const client = new Client({ connectionString: await freshDatabase() });
  await client.connect();
  const { rows } = await client.query<{ named: string }>(`
    select table_name || '.' || column_name as named from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_key'`);
  await client.end();
  return rows.map(({ named }) => named);
}

test('every column that names a stored file is claimed by its noun', async () => {
  const claimed = (await exportsOf('files')).map(
    ({ namedIn }) => `${getTableName(namedIn.table)}.${namedIn.name}`,
  );
  expect((await columnsNamedAsKeys()).sort()).toEqual([...claimed, ...NO_FILE].sort());
});
