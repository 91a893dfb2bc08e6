import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { newToken } from '../../src/identity/session-token';
import { isMadeUp } from '../authorisation/ids';
import type { Given } from '../proofs/proof';
import type { Content, Draft } from './draft';
import { mangled } from './hostile-body';
import type { Json } from './json';
import type { Operation } from './operations';
import { type Fill, filled } from './slots';
import type { World } from './world';

/** The request that a draft becomes in this world. */
export function requestOf(
  operation: Operation,
  draft: Draft,
  world: World,
  given: Given,
): InjectOptions {
  const fill: Fill = ({ name }) =>
    given.known?.[name] ?? world.known[name] ?? (isMadeUp(name) ? randomUUID() : null);
  const mediaType =
    draft.mediaType === undefined ? (operation.body?.mediaType ?? null) : draft.mediaType;
  const cookies = { ...sessionOf(draft, world), ...given.cookies };
  const cookie = Object.entries(cookies).map((pair) => pair.join('='));
  const payload = draft.content && bytesOf(draft.content, world, fill);
  return {
    method: operation.method,
    url: urlOf(operation, draft, fill),
    headers: {
      ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      ...(payload && mediaType !== null && { 'content-type': mediaType }),
      ...headersOf(draft, fill),
    },
    ...(payload && { payload }),
  };
}

const headersOf = ({ headers }: Draft, fill: Fill) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(filled(value, fill))]),
  );

function sessionOf({ caller }: Draft, { sessionToken }: World): Record<string, string> {
  if (caller === 'visitor') return {};
  return caller === 'owner'
    ? { session: sessionToken }
    : { session: newToken(), device: newToken(), reset: newToken() };
}

function urlOf({ path }: Operation, draft: Draft, fill: Fill): string {
  const params = fieldsOf(filled(draft.params, fill));
  const place = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => draft.rawParam ?? inPath(textsOf(params[name] ?? '~').join()),
  );
  const query = Object.entries(fieldsOf(filled(draft.query, fill)))
    .flatMap(([name, value]) => textsOf(value).map((text) => `${encoded(name)}=${encoded(text)}`))
    .concat(draft.rawQuery ?? []);
  return query.length > 0 ? `${place}?${query.join('&')}` : place;
}

/** What has lost its form, as a query of one name. */
const fieldsOf = (value: Json): Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { text: value };

/** An array is a name that comes several times. */
function textsOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return [
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''),
  ];
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** No path, or dots, would be the address of something else. */
const inPath = (text: string) => (['', '.', '..'].includes(text) ? '~' : encoded(text));

function bytesOf(content: Content, { files }: World, fill: Fill): string | Buffer {
  if ('hex' in content) return Buffer.from(content.hex, 'hex');
  if ('json' in content) {
    const text = JSON.stringify(filled(content.json, fill));
    return content.mangle ? mangled(text, content.mangle) : text;
  }
  const { file, cutAt = 1, changedAt } = content;
  const bytes = Buffer.from(files[file]);
  const at = Math.floor((changedAt ?? 0) * bytes.length);
  if (changedAt !== undefined && bytes.length > 0) bytes.writeUInt8((bytes[at] ?? 0) ^ 0xff, at);
  return bytes.subarray(0, Math.ceil(cutAt * bytes.length));
}
