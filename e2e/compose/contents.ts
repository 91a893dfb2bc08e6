import type { Stack } from './stack';

/** What a backup leaves out, as it would be wrong at any later moment, and what migrations write themselves. */
const LEFT_OUT = [
  'sessions',
  'rate_limits',
  'password_resets',
  'password_links',
  'schema_migrations',
];

const HASHES = `
  select format('%s %s %s', name,
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', name), true, true, '')))[1],
    (xpath('/row/h/text()', query_to_xml(format(
      'select md5(coalesce(string_agg(r::text, chr(10) order by r::text), '''')) as h from %I r', name), true, true, '')))[1])
  from (select tablename::text as name from pg_tables where schemaname = 'public') as tables
  where name <> all('{${LEFT_OUT.join(',')}}') order by name`;

/** Every table with its number of rows and a hash over them; every stored file with its hash. */
export async function contentsOf({ compose }: Stack): Promise<{ rows: string[]; files: string[] }> {
  const psql = ['psql', '--username=postgres', '--dbname=manzil', '--tuples-only', '--no-align'];
  const rows = await compose('exec', '-T', 'postgres', ...psql, '--command', HASHES);
  const files = await compose(
    ...['run', '--rm', '-T', '--entrypoint', 'sh', 'manzil', '-c'],
    'cd /data/files && find . -type f -not -path "./.*" | sort | xargs -r sha256sum',
  );
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return { rows: lines(rows), files: lines(files) };
}
