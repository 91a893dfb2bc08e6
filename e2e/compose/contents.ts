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

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Asks the database of the stack as its administrator. @returns rows, a line each */
export async function sql({ compose }: Stack, query: string): Promise<string> {
  const psql = ['psql', '--username=postgres', '--dbname=manzil', '--tuples-only', '--no-align'];
  return (await compose('exec', '-T', 'postgres', ...psql, '--command', query)).trim();
}

/** Every table with its number of rows and a hash over them. */
export const rowsOf = async (stack: Stack): Promise<string[]> => linesOf(await sql(stack, HASHES));

/** Hashes of all files on the volume, as they are stored. */
export async function filesOf({ compose }: Stack): Promise<string[]> {
  const hash = 'cd /data/files && find . -type f -not -path "./.*" | xargs -r sha256sum';
  const shell = ['run', '--rm', '-T', '--entrypoint', 'sh', 'manzil', '-c'];
  return hashesIn(await compose(...shell, hash));
}

const LIST = `
  import { createHash } from 'node:crypto';
  import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
  const { hostname: Bucket, searchParams } = new URL(process.env.FILES_URL);
  const client = new S3Client({ endpoint: searchParams.get('endpoint'), region: 'us-east-1', forcePathStyle: true });
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      console.log(createHash('sha256').update(await Body.transformToByteArray()).digest('hex'));
    }
  }`;

/** Hashes of all objects in the bucket, as they are stored. */
export async function objectsOf({ compose }: Stack): Promise<string[]> {
  const node = ['--profile', 's3', 'run', '--rm', '-T', '--no-deps', 'bucket', 'node'];
  return hashesIn(await compose(...node, '--input-type=module', '--eval', LIST));
}

const hashesIn = (text: string): string[] =>
  linesOf(text)
    .flatMap((line) => line.split(' ')[0] ?? [])
    .sort();
