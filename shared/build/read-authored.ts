import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod';

/** What somebody wrote into a file of a remote. @throws Error in one sentence that names the file */
export function readJson(dir: string, path: string): unknown {
  const file = `${basename(dir)}/${path}`;
  try {
    return JSON.parse(readFileSync(join(dir, path), 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const what = code === 'ENOENT' ? 'is missing.' : `cannot be read: ${message}`;
    throw new Error(`${file} ${what}`, { cause: error });
  }
}

function sentenceOf({ path, message }: z.core.$ZodIssue, given: unknown): string {
  const value = path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    given,
  );
  const place = path.join('.');
  if (value === undefined) return `${place} is missing`;
  return place === '' ? message : `${place}: ${message}`;
}

/** @throws Error in one sentence that names the file and all that is wrong in it */
export function readAuthored<Schema extends z.ZodType>(dir: string, path: string, schema: Schema) {
  const given = readJson(dir, path);
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const sentences = error.issues.map((issue) => sentenceOf(issue, given)).join('; ');
  throw new Error(`${basename(dir)}/${path}: ${sentences}.`);
}
