import fc from 'fast-check';
import { type Meaning, meaningOf, NO_MEANING } from './examples';
import { mangleNames, rawBytes, withHostileText, wrongMediaTypes } from './hostile-body';
import { hostileEscapes, hostileHeaders, hostileQueries, hostileText } from './hostile-text';
import type { JsonSchema } from './json';
import { nearlyValid } from './nearly-valid';
import type { Operation } from './operations';
import { withPart } from './places';
import { ALL_FILES, type FileName, GOOD_FILES } from './sample-files';
import { Slot, type Value } from './slots';
import { validValues } from './valid-values';

/** `owner`: signed in; `visitor`: not; `stranger`: with cookies of nobody. */
export type CallerName = 'owner' | 'visitor' | 'stranger';

export type Headers = Record<string, string | Slot>;

export type Content =
  | { json: Value; mangle?: string }
  | { hex: string }
  /** Sample file, cut off behind so much of it (0 to 1), a byte changed there. */
  | { file: FileName; cutAt?: number; changedAt?: number };

/** A request before its slots are filled. */
export type Draft = {
  caller: CallerName;
  params: Value;
  query: Value;
  /** Appended to the query, as it is. */
  rawQuery?: string;
  /** Takes the place of the path's ids, as it is. */
  rawParam?: string;
  headers: Headers;
  content: Content | null;
  /** Left out: the documented one. null = none. */
  mediaType?: string | null;
};

const BINARY = 'application/octet-stream';

/** Requests of an operation: nearly half of them meant, the others formally valid, nearly valid, or hostile. */
export function draftsOf(operation: Operation): fc.Arbitrary<Draft> {
  return fc.oneof(
    { weight: 9, arbitrary: meantDrafts(operation) },
    { weight: 3, arbitrary: validDrafts(operation, NO_MEANING) },
    { weight: 4, arbitrary: nearlyValidDrafts(operation) },
    { weight: 4, arbitrary: hostileDrafts(operation) },
  );
}

const callers: fc.Arbitrary<CallerName> = fc.oneof(
  { weight: 16, arbitrary: fc.constant('owner' as const) },
  { weight: 3, arbitrary: fc.constant('visitor' as const) },
  { weight: 1, arbitrary: fc.constant('stranger' as const) },
);

/** As a browser sends them, which may have the answer already, or a part of it. */
function usualHeaders({ answers }: Operation): fc.Arbitrary<Headers> {
  const usual: Headers[] = [{}, { 'accept-language': 'de' }, { 'accept-language': 'en' }];
  if ('304' in answers) usual.push({ 'if-none-match': new Slot('etag') });
  if ('206' in answers) usual.push({ range: 'bytes=2-9' });
  return fc.constantFrom(...usual);
}

/** What the portal itself would send. */
export const meantDrafts = (operation: Operation): fc.Arbitrary<Draft> =>
  validDrafts(operation, meaningOf(operation.proof));

function validDrafts(operation: Operation, meaning: Meaning): fc.Arbitrary<Draft> {
  return fc.record({
    caller: callers,
    params: validValues(operation.params, meaning),
    query: validValues(operation.query, meaning),
    headers: usualHeaders(operation),
    content: validContent(operation, meaning),
  });
}

function validContent({ body }: Operation, meaning: Meaning): fc.Arbitrary<Content | null> {
  if (!body) return fc.constant(null);
  if (body.mediaType === BINARY) {
    const files = meaning === NO_MEANING ? ALL_FILES : GOOD_FILES;
    return fc.constantFrom(...files).map((file) => ({ file }));
  }
  return validValues(body.schema, meaning).map((json) => ({ json }));
}

function nearlyValidDrafts(operation: Operation): fc.Arbitrary<Draft> {
  const { params, query, body } = operation;
  const meaning = meaningOf(operation.proof);
  const spoilt = (schema: JsonSchema) => nearlyValid(validValues(schema, meaning), schema);
  const changes: fc.Arbitrary<Partial<Draft>>[] = [
    spoilt(query).map((value) => ({ query: value })),
  ];
  if (hasFields(params)) changes.push(spoilt(params).map((value) => ({ params: value })));
  if (body?.mediaType === BINARY) changes.push(brokenFiles().map((content) => ({ content })));
  else if (body) {
    const spoiltBody = spoilt(body.schema).map((json) => ({ content: { json } }));
    changes.push(spoiltBody, spoiltBody, spoiltBody);
  }
  return changed(operation, fc.oneof(...changes));
}

function hostileDrafts(operation: Operation): fc.Arbitrary<Draft> {
  const { params, query, body } = operation;
  const meaning = meaningOf(operation.proof);
  const texts = (schema: JsonSchema) => withHostileText(validValues(schema, meaning));
  const changes: fc.Arbitrary<Partial<Draft>>[] = [
    texts(query).map((value) => ({ query: value })),
    fc.constantFrom(...hostileQueries).map((rawQuery) => ({ rawQuery })),
    hostileHeaders.map((headers) => ({ headers })),
    fc
      .constantFrom('https://portal.example', 'null', 'http://localhost:3000.example', '')
      .map((origin) => ({ headers: { origin } })),
    // Where none belongs, too.
    fc.tuple(rawBytes, fc.constantFrom(...wrongMediaTypes)).map(([hex, mediaType]) => ({
      content: { hex },
      mediaType,
    })),
  ];
  if (hasFields(query)) {
    changes.push(
      fc
        .tuple(
          validValues(query, meaning),
          fc.constantFrom(...Object.keys(query.properties ?? {})),
          fc.constantFrom(...hostileEscapes),
        )
        .map(([value, name, escaped]) => ({
          query: withPart(value, [name], undefined),
          rawQuery: `${name}=${escaped}`,
        })),
    );
  }
  if (hasFields(params)) {
    changes.push(
      hostileText.map((text) => ({
        params: Object.fromEntries(
          Object.keys(params.properties ?? {}).map((name) => [name, text.slice(0, 300)]),
        ),
      })),
      fc.constantFrom(...hostileEscapes).map((rawParam) => ({ rawParam })),
    );
  }
  if (body?.mediaType === BINARY) changes.push(brokenFiles().map((content) => ({ content })));
  else if (body) {
    const valid = validValues(body.schema, meaning);
    const mangled = fc
      .tuple(valid, fc.constantFrom(...mangleNames))
      .map(([json, mangle]) => ({ content: { json, mangle } }));
    const textual = texts(body.schema).map((json) => ({ content: { json } }));
    const mistyped = fc.constantFrom(...wrongMediaTypes).map((mediaType) => ({ mediaType }));
    changes.push(mangled, mangled, textual, textual, mistyped);
  }
  return changed(operation, fc.oneof(...changes));
}

const hasFields = ({ properties = {} }: JsonSchema) => Object.keys(properties).length > 0;

const changed = (operation: Operation, change: fc.Arbitrary<Partial<Draft>>): fc.Arbitrary<Draft> =>
  fc.tuple(meantDrafts(operation), change).map(([draft, { headers, ...rest }]) => ({
    ...draft,
    ...rest,
    headers: { ...draft.headers, ...headers },
  }));

const brokenFiles = (): fc.Arbitrary<Content> =>
  fc.record(
    {
      file: fc.constantFrom(...ALL_FILES),
      cutAt: fc.double({ min: 0, max: 1, noNaN: true }),
      changedAt: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    },
    { requiredKeys: ['file'] },
  );
